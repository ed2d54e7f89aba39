import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

/** As much of a window as the guard and a router see; addresses change as browsers change them. */
class FakeWindow extends EventTarget {
  address: URL;
  history = {
    state: null as unknown,
    replaceState: (state: unknown, _title: string, address: string): void => {
      const next = new URL(address, this.address);
      if (next.origin !== this.address.origin) throw new DOMException('another origin', 'SecurityError');
      this.address = next;
      this.history.state = state;
    },
  };

  constructor(address: string) {
    super();
    this.address = new URL(address);
  }

  get location(): URL {
    return this.address;
  }
}

describe('guardHash', () => {
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('does nothing where there is no window', async () => {
    await expect(import('../guardHash')).resolves.toHaveProperty('onRouteUpdate');
  });

  it('mends the address at import and keeps path, query and the state of the history', async () => {
    const window = new FakeWindow('https://portal.test/zh/docs/a?b=%20c#%E0%A4%A');
    window.history.state = {key: 'abc'};
    vi.stubGlobal('window', window);
    await import('../guardHash');
    expect(window.address.href).toBe('https://portal.test/zh/docs/a?b=%20c#%25E0%25A4%25A');
    expect(window.history.state).toEqual({key: 'abc'});
  });

  it('stays on its host where the path begins with two slashes', async () => {
    const window = new FakeWindow('https://portal.test//docs#%');
    vi.stubGlobal('window', window);
    await import('../guardHash');
    expect(window.address.href).toBe('https://portal.test//docs#%25');
  });

  it('leaves an address alone that decodes', async () => {
    const window = new FakeWindow('https://portal.test/docs/a#%E4%B8%AD');
    window.history.replaceState = vi.fn();
    vi.stubGlobal('window', window);
    await import('../guardHash');
    window.dispatchEvent(new Event('popstate'));
    expect(window.history.replaceState).not.toHaveBeenCalled();
  });

  it.each(['popstate', 'hashchange'])(
    'mends the address on %s before a router that listens later reads it',
    async (type) => {
      const window = new FakeWindow('https://portal.test/docs/a');
      vi.stubGlobal('window', window);
      await import('../guardHash');
      const seen: string[] = [];
      window.addEventListener(type, () => seen.push(window.location.hash));
      window.address = new URL('#100%', window.address);
      window.dispatchEvent(new Event(type));
      expect(seen).toEqual(['#100%25']);
    },
  );

  it('mends the location and the address of a link that the router follows', async () => {
    const window = new FakeWindow('https://portal.test/docs/a');
    vi.stubGlobal('window', window);
    const {onRouteUpdate} = await import('../guardHash');
    window.address = new URL('https://portal.test/docs/b#%E0%A4%A');
    const location = {pathname: '/docs/b', search: '', hash: '#%E0%A4%A', state: undefined};
    onRouteUpdate?.({previousLocation: null, location});
    expect([location.hash, window.location.hash]).toEqual(['#%25E0%25A4%25A', '#%25E0%25A4%25A']);
  });
});
