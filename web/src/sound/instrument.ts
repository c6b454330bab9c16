/** Short, dry sounds, made as they are played: plucked strings, wood, stone, coin and bell. */
import type { SoundName } from '.';

/** Low enough to be overheard: about −20 LUFS while a sound lasts. */
const VOLUME = 0.22;

let context: AudioContext | null = null;
let out: GainNode;
let noise: AudioBuffer;

/** Plays a sound after so many seconds. */
export function play(name: SoundName, delay: number): void {
  const now = tuned();
  if (now.state === 'suspended') void now.resume();
  SOUNDS[name](now.currentTime + 0.01 + delay);
}

const SOUNDS: Record<SoundName, (at: number) => void> = {
  turn(at) {
    pluck(440, at);
    pluck(659.3, at + 0.13);
  },
  bid(at) {
    strike(at, { pitch: 310, fall: 0.06, loud: 0.8 });
    scrape(at, { colour: 1500, lasts: 0.02, loud: 0.5 });
  },
  sale(at) {
    for (const [late, loud] of [
      [0, 0.7],
      [0.14, 1],
    ] as const) {
      strike(at + late, { pitch: 150, fall: 0.1, loud });
      scrape(at + late, { colour: 900, lasts: 0.04, loud: loud * 0.7 });
    }
  },
  tile(at) {
    strike(at, { pitch: 92, fall: 0.08, loud: 0.9 });
    scrape(at, { colour: 420, lasts: 0.09, loud: 0.8 });
  },
  florins(at) {
    ring(at, [2637, 3951], 0.12, 0.28);
    ring(at + 0.07, [3136, 4699], 0.16, 0.24);
  },
  work(at) {
    ring(at, [523, 1046, 1255, 1570, 2354], 0.7, 0.34);
  },
};

/** Returns the context, made when it is first needed. */
function tuned(): AudioContext {
  if (context) return context;
  context = new AudioContext();
  out = new GainNode(context, { gain: VOLUME });
  out.connect(context.destination);
  noise = context.createBuffer(1, context.sampleRate / 5, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return context;
}

/** A string: a bright start that grows dull as it fades. */
function pluck(pitch: number, at: number): void {
  const { node, context } = voice(at, 0.55, 0.8);
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: pitch * 6 });
  filter.frequency.exponentialRampToValueAtTime(pitch * 1.2, at + 0.4);
  filter.connect(node);
  tone(filter, 'triangle', pitch, at, 0.6);
}

/** A blow on wood or stone: a tone that falls at once. */
function strike(at: number, { pitch, fall, loud }: Record<'pitch' | 'fall' | 'loud', number>) {
  const { node } = voice(at, fall * 1.6, loud);
  tone(node, 'sine', pitch, at, fall * 2).frequency.exponentialRampToValueAtTime(
    pitch * 0.6,
    at + fall,
  );
}

/** What a surface gives: a little noise of one colour. */
function scrape(at: number, { colour, lasts, loud }: Record<'colour' | 'lasts' | 'loud', number>) {
  const { node, context } = voice(at, lasts, loud);
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: colour, Q: 0.9 });
  filter.connect(node);
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  source.connect(filter);
  source.start(at, 0, lasts * 1.5);
}

/** Metal: partials that fade the sooner the higher they are. */
function ring(at: number, pitches: readonly number[], fade: number, loud: number): void {
  pitches.forEach((pitch, place) => {
    const { node } = voice(at, fade / (1 + place * 0.45), loud / (1 + place * 0.6));
    tone(node, 'sine', pitch, at, fade * 1.2);
  });
}

/** Returns a way out that begins at once and fades within so many seconds. */
function voice(at: number, fade: number, loud: number) {
  const context = tuned();
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(loud, at + 0.003);
  node.gain.exponentialRampToValueAtTime(0.0008, at + fade);
  node.connect(out);
  return { node, context };
}

function tone(to: AudioNode, type: OscillatorType, pitch: number, at: number, lasts: number) {
  const source = new OscillatorNode(tuned(), { type, frequency: pitch });
  source.connect(to);
  source.start(at);
  source.stop(at + lasts);
  return source;
}
