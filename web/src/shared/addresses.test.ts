import { describe, expect, it } from 'vitest';
import { isOnlyHere } from './addresses';

describe('an address', () => {
  it('of this computer alone opens nowhere else', () => {
    for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'play.localhost']) {
      expect(isOnlyHere(host)).toBe(true);
    }
  });

  it('of a network opens there', () => {
    for (const host of ['192.168.1.7', 'signoria.example', '[fe80::1]', 'localhost.example']) {
      expect(isOnlyHere(host)).toBe(false);
    }
  });
});
