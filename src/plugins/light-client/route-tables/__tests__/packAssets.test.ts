import {createContext, runInContext, runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {makeRegistry, tagChunkOf, type ChunkLoader, type RegistryEntry} from '../client/packedRegistry';
import {packRegistry, readHashes, readRows, tableScript, UNPACKED, withoutHashTables, writeHashes} from '../packAssets';

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
  const registry = runInNewContext(`${packed}s`, {m: makeRegistry, n: runtime}) as Record<string, RegistryEntry>;
  const found: Record<string, unknown> = {};
  for (const [name, [own]] of Object.entries(registry)) {
    loaded.length = 0;
    const module = await own();
    found[name] = [...loaded, module];
  }
  return found;
}

describe('the packed registry', () => {
  it('is found in the finished script, one row for each name', () => {
    const rows = readRows(packRegistry(script(), ORDER), ORDER);
    expect(rows).toHaveLength(4 * 5);
    expect(rows.slice(-5)).toBe('-----');
    expect(() => readRows('let r=1;', ORDER)).toThrow('has the packed registry 0 times');
  });

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
    ['entries in another form', script(ENTRIES.map((entry) => entry.replaceAll('.then(', '.finally('))), 'None of 4'],
  ])('refuses a script with %s', (_, text, words) => {
    expect(() => packRegistry(text, ORDER)).toThrow(words);
  });
});

const RUNTIME = [
  'r.e=n=>Promise.resolve("loaded "+r.u(n)+(r.s(n)||""))',
  'r.u=e=>"assets/js/"+e+"."+({a01:"0123abcd",b02:"89ab4567","tags-0":"00000000",3112:"fd5578fd"})[e]+".js"',
  'r.miniCssF=e=>"assets/css/"+e+"."+({b02:"77777777"})[e]+".css"',
  'r.p="/zh/",r.s=e=>1&&({b02:1})[e]&&" and "+r.miniCssF(e);',
].join(',');

interface Runtime {
  e: (chunk: string) => Promise<string>;
  ga: (chunk: string) => Promise<string | undefined>;
}

type Answer = 'load' | 'error';

/** The runtime without its tables, in a page that lists some files, where the table's own script loads or fails as told. */
function start(listed: string, answers: Answer[]): {runtime: Runtime; asked: string[]} {
  const asked: string[] = [];
  const sandbox: Record<string, unknown> = {document: {currentScript: {dataset: {files: listed}}}};
  const table = tableScript(readHashes(RUNTIME));
  sandbox.l = (address: string, done: (event: {type: Answer; target: {src: string}}) => void): void => {
    asked.push(address);
    const type = answers.shift() ?? 'error';
    if (type === 'load') runInContext(table, context);
    queueMicrotask(() => {
      done({type, target: {src: address}});
    });
  };
  const context = createContext(sandbox);
  const runtime = runInContext(`const r={l};${withoutHashTables(RUNTIME, 'assets/js/addresses.0a0b0c0d.js')};r`, context) as Runtime;
  return {runtime, asked};
}

describe('the tables of hashes', () => {
  it('are asked for once, when a chunk is wanted that the page does not list', async () => {
    const {runtime, asked} = start(
      writeHashes([
        ['j', 'a01', '0123abcd'],
        ['j', 'tags-0', '00000000'],
      ]),
      ['load'],
    );
    expect(await runtime.e('a01')).toBe('loaded assets/js/a01.0123abcd.js');
    expect(await runtime.e('tags-0')).toBe('loaded assets/js/tags-0.00000000.js');
    expect(asked).toEqual([]);
    expect(await Promise.all(['b02', '3112'].map((chunk) => runtime.e(chunk)))).toEqual([
      'loaded assets/js/b02.89ab4567.js and assets/css/b02.77777777.css',
      'loaded assets/js/3112.fd5578fd.js',
    ]);
    expect(asked).toEqual(['/zh/assets/js/addresses.0a0b0c0d.js']);
  });

  it('are not asked for when the page lists a chunk that is a style sheet alone', async () => {
    const {runtime, asked} = start(writeHashes([['c', 'b02', '77777777']]), ['load']);
    await runtime.e('b02').catch(() => undefined);
    expect(asked).toEqual([]);
  });

  it('give the address of what is fetched ahead, and none for a chunk that has no file', async () => {
    const {runtime} = start('', ['load']);
    expect(await runtime.ga('b02')).toBe('/zh/assets/js/b02.89ab4567.js');
    expect(await runtime.ga('merged')).toBeUndefined();
  });

  it('that do not load are a missing chunk, and are asked for again', async () => {
    const {runtime, asked} = start('', ['error', 'load']);
    expect(await runtime.e('b02').catch((error: unknown) => error)).toMatchObject({
      name: 'ChunkLoadError',
      type: 'error',
      request: '/zh/assets/js/addresses.0a0b0c0d.js',
    });
    expect(await runtime.e('b02')).toContain('89ab4567');
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['without a table', 'r.u=e=>e', 'no table of hashes'],
    ['with a table of sheets that nothing asks', RUNTIME.slice(0, RUNTIME.indexOf(',r.p=')), 'no table of hashes'],
    ['with a hash of another length', RUNTIME.replace('0123abcd', '0123'), "isn't a pair of name and hash"],
  ])('refuse a runtime %s', (_, text, words) => {
    expect(() => readHashes(text)).toThrow(words);
  });

  it('are those of scripts alone where every page has the same style sheet', () => {
    const [, scripts = ''] = RUNTIME.split(',r.u=').map((part) => part.split(',r.miniCssF')[0]);
    const runtime = `r.p="/",r.u=${scripts}`;
    expect(readHashes(runtime)).toBe('j3:a010123abcdb0289ab4567 j6:tags-000000000 j4:3112fd5578fd');
    expect(withoutHashTables(runtime, 'assets/js/addresses.0a0b0c0d.js')).not.toMatch(/0123abcd|miniCssF/);
  });

  it('hold no name that would divide them', () => {
    expect(() => writeHashes([['j', 'two words', '0123abcd']])).toThrow('two words');
  });
});
