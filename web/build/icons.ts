/** Makes drawings shorter: a tenth of a unit of 512 cannot be seen in an icon of 40 pixels. */
import type { Plugin } from 'vite';

const TOKEN = /[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi;
const PATH = / d="([^"]+)"/g;

/** Returns the plugin: it shortens what is drawn on a field of 512 units, before it is compiled. */
export function coarseIcons(): Plugin {
  return {
    name: 'signoria:coarse-icons',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('~icons/game-icons/')
        ? { code: code.replace(PATH, (_, path: string) => ` d="${shorter(path)}"`), map: null }
        : null,
  };
}

/** Returns a path with its numbers to a tenth. */
export function shorter(path: string): string {
  const tokens = path.match(TOKEN) ?? [];
  let written = '';
  let last = '';
  for (const token of tokens) {
    const now = /[a-z]/i.test(token) && token.length === 1 ? token : toTenth(token);
    written += needsSpace(last, now) ? ` ${now}` : now;
    last = now;
  }
  return written;
}

function toTenth(number: string): string {
  const rounded = Math.round(Number(number) * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** Two numbers run into each other unless a sign or a second point divides them. */
function needsSpace(last: string, now: string): boolean {
  if (!/\d$/.test(last) || !/^[\d.]/.test(now)) return false;
  return !(now.startsWith('.') && last.includes('.'));
}
