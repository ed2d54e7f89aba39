import {describe, expect, it} from 'vitest';
import {makeRegistry, tagChunkOf, type ChunkLoader, type RegistryEntry} from '../client/packedRegistry';
import {packHashes, packRegistry, UNPACKED} from '../packAssets';

const TAG = tagChunkOf('a02');
const ENTRIES = [
  'a01:[()=>n.e("a01").then(n.t.bind(n,25766,19)),"",0]',
  `a02:[()=>n.e("${TAG}").then(n.t.bind(n,86164,19)),"",0]`,
  '"a03":[()=>n.e("a03").then(n.bind(n,90721)),"",0]',
  'a04:[()=>Promise.all([n.e("vendors"),n.e("a04")]).then(n.bind(n,77)),"",0]',
];
const ORDER = 'a01a02a03a04';
const script = (entries = ENTRIES): string => `let r={${entries.join(',')}},s=m("${ORDER}",r,n,"${UNPACKED}");`;

/** Runs a packed script with stand-ins for the bundler's runtime, and says what each entry loads. */
async function load(packed: string): Promise<Record<string, unknown>> {
  const loaded: string[] = [];
  const runtime = Object.assign((id: number) => `module ${String(id)}`, {
    e: (chunk: string) => {
      loaded.push(chunk);
      return Promise.resolve();
    },
    t: (id: number, mode: number) => `module ${String(id)} in mode ${String(mode)}`,
  }) satisfies ChunkLoader;
  const run = new Function('m', 'n', `${packed}return s;`) as (m: typeof makeRegistry, n: ChunkLoader) => Record<string, RegistryEntry>;
  const found: Record<string, unknown> = {};
  for (const [name, [own]] of Object.entries(run(makeRegistry, runtime))) {
    loaded.length = 0;
    const module = await own();
    found[name] = [...loaded, module];
  }
  return found;
}

describe('the packed registry', () => {
  it('loads what the registry loaded, from the same chunks', async () => {
    const packed = packRegistry(script(), ORDER);
    expect(packed).not.toContain('n.e("a01")');
    expect(await load(packed)).toEqual({
      a01: ['a01', 'module 25766 in mode 19'],
      a02: [TAG, 'module 86164 in mode 19'],
      a03: ['a03', 'module 90721'],
      a04: ['vendors', 'a04', 'module 77'],
    });
  });

  it('leaves what no row can hold', async () => {
    const other = 'a01:[()=>n.e("a01").then(n.t.bind(n,25766,17)),"",0]';
    const packed = packRegistry(script([other, ...ENTRIES.slice(1)]), ORDER);
    expect(packed).toContain(other);
    expect((await load(packed)).a01).toEqual(['a01', 'module 25766 in mode 17']);
  });

  it.each([
    ['no place for the rows', 'let r={}', 'no single place'],
    ['entries in another form', script(ENTRIES.map((entry) => entry.replaceAll('.then(', '.finally('))), 'Only 0 of 4'],
  ])('refuses a script with %s', (_, text, words) => {
    expect(() => packRegistry(text, ORDER)).toThrow(words);
  });
});

describe('the packed hashes', () => {
  const runtime = 'b.u=e=>"assets/js/"+e+"."+({a01:"0123abcd",b02:"89ab4567","tags-0":"00000000",3112:"fd5578fd"})[e]+".js",b.p="/";';

  it('give each chunk the address that it had', () => {
    const packed = packHashes(runtime);
    const run = (text: string): ((chunk: string) => string) => (new Function(`const b={};${text}return b.u`) as () => (chunk: string) => string)();
    for (const chunk of ['a01', 'b02', 'tags-0', '3112', 'none']) expect(run(packed)(chunk)).toBe(run(runtime)(chunk));
    expect(packed).toContain('b.p="/"');
  });

  it.each([
    ['without a table', 'b.u=e=>e', 'no table of hashes'],
    ['with a hash of another length', runtime.replace('0123abcd', '0123'), 'no pair of name and hash'],
  ])('refuse a runtime %s', (_, text, words) => {
    expect(() => packHashes(text)).toThrow(words);
  });
});
