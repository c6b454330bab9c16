import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
const { routeOf } = await import('./router.svelte');

const route = (path: string, query = '') => routeOf(path, new URLSearchParams(query));

describe('an address', () => {
  it('names a screen', () => {
    expect(route('/')).toEqual({ screen: 'home' });
    expect(route('/t/abc', 'invite=xyz')).toEqual({ screen: 'table', id: 'abc', invite: 'xyz' });
    expect(route('/t/abc/')).toEqual({ screen: 'table', id: 'abc', invite: null });
    expect(route('/device/k1')).toEqual({ screen: 'device', code: 'k1' });
  });

  it('that is unknown says so', () => {
    expect(route('/t')).toEqual({ screen: 'unknown' });
    expect(route('/t/abc/def')).toEqual({ screen: 'unknown' });
    expect(route('/nowhere')).toEqual({ screen: 'unknown' });
  });

  it('that was cut short breaks nothing', () => {
    expect(route('/t/%E0%A4')).toEqual({ screen: 'table', id: '%E0%A4', invite: null });
  });
});
