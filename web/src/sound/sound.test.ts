import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const { isHeard } = await import('.');

describe('a sound', () => {
  it('is heard as one has chosen', () => {
    expect(isHeard('turn', 'turn', false)).toBe(true);
    expect(isHeard('bid', 'turn', false)).toBe(false);
    expect(isHeard('bid', 'all', false)).toBe(true);
    expect(isHeard('turn', 'off', false)).toBe(false);
  });

  it('is heard in a hidden tab only when it is one’s turn', () => {
    expect(isHeard('turn', 'all', true)).toBe(true);
    expect(isHeard('tile', 'all', true)).toBe(false);
  });
});
