/** The icons of the page, each imported singly at build time. Game things from Game Icons, the rest from Lucide. */
import Abacus from '~icons/game-icons/abacus';
import Acorn from '~icons/game-icons/acorn';
import Anvil from '~icons/game-icons/anvil';
import Astrolabe from '~icons/game-icons/astrolabe';
import BallerinaShoes from '~icons/game-icons/ballerina-shoes';
import BigDiamondRing from '~icons/game-icons/big-diamond-ring';
import Bookshelf from '~icons/game-icons/bookshelf';
import Caduceus from '~icons/game-icons/caduceus';
import Caravel from '~icons/game-icons/caravel';
import Chisel from '~icons/game-icons/chisel';
import Church from '~icons/game-icons/church';
import Conversation from '~icons/game-icons/conversation';
import Crown from '~icons/game-icons/crown';
import Dolphin from '~icons/game-icons/dolphin';
import DramaMasks from '~icons/game-icons/drama-masks';
import Easel from '~icons/game-icons/easel';
import FleurDeLys from '~icons/game-icons/fleur-de-lys';
import FlowerEmblem from '~icons/game-icons/flower-emblem';
import GClef from '~icons/game-icons/g-clef';
import Globe from '~icons/game-icons/globe';
import GraduateCap from '~icons/game-icons/graduate-cap';
import HospitalCross from '~icons/game-icons/hospital-cross';
import JesterHat from '~icons/game-icons/jester-hat';
import LaurelCrown from '~icons/game-icons/laurel-crown';
import Laurels from '~icons/game-icons/laurels';
import Lyre from '~icons/game-icons/lyre';
import OpenBook from '~icons/game-icons/open-book';
import Palette from '~icons/game-icons/palette';
import PendulumSwing from '~icons/game-icons/pendulum-swing';
import Person from '~icons/game-icons/person';
import PestleMortar from '~icons/game-icons/pestle-mortar';
import PhilosopherBust from '~icons/game-icons/philosopher-bust';
import PineTree from '~icons/game-icons/pine-tree';
import PipeOrgan from '~icons/game-icons/pipe-organ';
import PocketWatch from '~icons/game-icons/pocket-watch';
import Prayer from '~icons/game-icons/prayer';
import QuillInk from '~icons/game-icons/quill-ink';
import RingingBell from '~icons/game-icons/ringing-bell';
import RoundBottomFlask from '~icons/game-icons/round-bottom-flask';
import Scales from '~icons/game-icons/scales';
import ScrollQuill from '~icons/game-icons/scroll-quill';
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled';
import ShakingHands from '~icons/game-icons/shaking-hands';
import StandingPotion from '~icons/game-icons/standing-potion';
import StoneTower from '~icons/game-icons/stone-tower';
import GameSun from '~icons/game-icons/sun';
import TheaterCurtains from '~icons/game-icons/theater-curtains';
import Trowel from '~icons/game-icons/trowel';
import TwoCoins from '~icons/game-icons/two-coins';
import VineLeaf from '~icons/game-icons/vine-leaf';
import WaveCrest from '~icons/game-icons/wave-crest';
import WhiteTower from '~icons/game-icons/white-tower';
import ArrowDown from '~icons/lucide/arrow-down';
import ArrowLeft from '~icons/lucide/arrow-left';
import ArrowRight from '~icons/lucide/arrow-right';
import ArrowUp from '~icons/lucide/arrow-up';
import Bot from '~icons/lucide/bot';
import Check from '~icons/lucide/check';
import ChevronDown from '~icons/lucide/chevron-down';
import ChevronLeft from '~icons/lucide/chevron-left';
import ChevronRight from '~icons/lucide/chevron-right';
import CircleAlert from '~icons/lucide/circle-alert';
import CircleHelp from '~icons/lucide/circle-question-mark';
import Clock from '~icons/lucide/clock';
import Copy from '~icons/lucide/copy';
import FlipHorizontal from '~icons/lucide/flip-horizontal-2';
import House from '~icons/lucide/house';
import Info from '~icons/lucide/info';
import Keyboard from '~icons/lucide/keyboard';
import Lock from '~icons/lucide/lock';
import Minus from '~icons/lucide/minus';
import Monitor from '~icons/lucide/monitor';
import Moon from '~icons/lucide/moon';
import Pencil from '~icons/lucide/pencil';
import Play from '~icons/lucide/play';
import Plus from '~icons/lucide/plus';
import RotateCcw from '~icons/lucide/rotate-ccw';
import RotateCw from '~icons/lucide/rotate-cw';
import SendHorizontal from '~icons/lucide/send-horizontal';
import Settings from '~icons/lucide/settings';
import SkipBack from '~icons/lucide/skip-back';
import SkipForward from '~icons/lucide/skip-forward';
import Smartphone from '~icons/lucide/smartphone';
import Sun from '~icons/lucide/sun';
import Table from '~icons/lucide/table-2';
import Trophy from '~icons/lucide/trophy';
import VolumeLow from '~icons/lucide/volume-1';
import VolumeHigh from '~icons/lucide/volume-2';
import VolumeOff from '~icons/lucide/volume-x';
import WifiOff from '~icons/lucide/wifi-off';
import X from '~icons/lucide/x';

export const ICONS = {
  // the game
  prestige: LaurelCrown,
  florins: TwoCoins,
  jester: JesterHat,
  builder: Trowel,
  person: Person,
  work: ScrollUnfurled,
  bonus: ScrollQuill,
  recruiter: ShakingHands,
  'prestige-card': Laurels,
  travel: Caravel,
  religion: Prayer,
  opinion: Conversation,
  forest: PineTree,
  lake: WaveCrest,
  park: FlowerEmblem,
  university: GraduateCap,
  laboratory: RoundBottomFlask,
  workshop: Anvil,
  library: Bookshelf,
  opera: Lyre,
  studio: Easel,
  hospital: HospitalCross,
  theatre: DramaMasks,
  tower: WhiteTower,
  chapel: Church,
  palazzo: Crown,
  // the professions
  mathematician: Abacus,
  theologian: OpenBook,
  philosopher: PhilosopherBust,
  botanist: VineLeaf,
  alchemist: StandingPotion,
  physicist: PendulumSwing,
  watchmaker: PocketWatch,
  goldsmith: BigDiamondRing,
  'bell-maker': RingingBell,
  cartographer: Globe,
  lawyer: Scales,
  choreographer: BallerinaShoes,
  composer: GClef,
  sculptor: Chisel,
  painter: Palette,
  pharmacist: PestleMortar,
  doctor: Caduceus,
  dramatist: TheaterCurtains,
  poet: QuillInk,
  astronomer: Astrolabe,
  'organ-builder': PipeOrgan,
  // the arms of the players
  giglio: FleurDeLys,
  delfino: Dolphin,
  sole: GameSun,
  quercia: Acorn,
  torre: StoneTower,
  // the program
  next: ArrowRight,
  'move-left': ArrowLeft,
  'move-right': ArrowRight,
  'move-up': ArrowUp,
  'move-down': ArrowDown,
  bot: Bot,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'skip-back': SkipBack,
  'skip-forward': SkipForward,
  alert: CircleAlert,
  help: CircleHelp,
  clock: Clock,
  copy: Copy,
  flip: FlipHorizontal,
  home: House,
  info: Info,
  keyboard: Keyboard,
  lock: Lock,
  minus: Minus,
  system: Monitor,
  dark: Moon,
  rename: Pencil,
  play: Play,
  plus: Plus,
  'turn-left': RotateCcw,
  'turn-right': RotateCw,
  send: SendHorizontal,
  settings: Settings,
  device: Smartphone,
  light: Sun,
  table: Table,
  trophy: Trophy,
  offline: WifiOff,
  'sound-off': VolumeOff,
  'sound-turn': VolumeLow,
  'sound-all': VolumeHigh,
  close: X,
} as const;

export type IconName = keyof typeof ICONS;
