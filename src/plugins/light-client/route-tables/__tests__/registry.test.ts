import {describe, expect, it, vi} from 'vitest';
import registry from '../client/registry';

describe('the client’s registry', () => {
  const page = {__esModule: true, default: 'page', toc: []};
  const data = ['rows'];
  const modules: Readonly<Record<string, unknown>> = {p0: page, p1: data};
  const asked: string[] = [];

  /** Loads what a route asks for by this name, with doubles for the bundler's parts. */
  const load = (name: string): Promise<unknown> | undefined => {
    vi.stubGlobal(
      '__webpack_require__',
      Object.assign((module: string) => modules[module], {routeChunks: {p0: ['vendors', 'p0'], p2: []}}),
    );
    vi.stubGlobal('__webpack_chunk_load__', (chunk: string) => Promise.resolve(asked.push(chunk)));
    asked.length = 0;
    return registry[name]?.[0]();
  };

  it('loads a module with all chunks that it needs', async () => {
    expect(await load('p0')).toBe(page);
    expect(asked).toEqual(['vendors', 'p0']);
  });

  it('loads the chunk of that name where nothing else is known, and what is no ES module as its default', async () => {
    expect(await load('p1')).toEqual({default: data});
    expect(asked).toEqual(['p1']);
  });

  it('loads no chunk for what every page has', async () => {
    await load('p2');
    expect(asked).toEqual([]);
  });
});
