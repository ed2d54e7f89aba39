import {mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import ChunkAssetPlugin from '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin';
import {rspack} from '@docusaurus/faster';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {asPlugins} from '../../bundler';
import {routeModulesPlugin} from '../routeModules';

let site: string;

beforeEach(() => {
  site = realpathSync(mkdtempSync(path.join(tmpdir(), 'stock-runtime-')));
  writeFileSync(path.join(site, 'page.js'), 'export default "page";');
  writeFileSync(path.join(site, 'table.js'), 'import(/* webpackChunkName: "p0" */ "./page.js");');
});

afterEach(() => {
  rmSync(site, {recursive: true});
});

/** The table under another name. */
class RenamedPlugin {
  apply({hooks}: InstanceType<typeof rspack.Compiler>): void {
    hooks.thisCompilation.tap('Renamed', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('Renamed', (chunk) => {
        compilation.addRuntimeModule(chunk, new RenamedRuntimeModule());
      });
    });
  }
}

class RenamedRuntimeModule extends rspack.RuntimeModule {
  constructor() {
    super('RenamedRuntimeModule');
  }

  override generate(): string {
    return '__webpack_require__.gca = (name) => name;';
  }
}

/** Builds a site of one page with the bundler of the portal and these plugins; resolves with its runtime. */
async function build(stock: readonly object[]): Promise<string> {
  const table = path.join(site, 'table.js');
  const own = asPlugins([routeModulesPlugin({table, names: new Map([['./page.js', 'p0']])})]);
  const compiler = rspack({
    mode: 'production',
    context: site,
    entry: {main: table},
    output: {path: path.join(site, 'build'), filename: '[name].js', chunkFilename: '[name].js'},
    optimization: {minimize: false, chunkIds: 'named'},
    cache: true,
    experiments: {cache: {type: 'persistent', storage: {type: 'filesystem', directory: path.join(site, 'cache')}}},
    plugins: [...stock, ...(own ?? [])] as never[],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((fault, stats) => {
      compiler.close(() => {
        if (fault) reject(fault);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  });
  return readFileSync(path.join(site, 'build', 'main.js'), 'utf8');
}

describe('Docusaurus’ table of chunks', () => {
  it('gives way, also to a build that finds all in its cache', async () => {
    const first = await build([new ChunkAssetPlugin()]);
    expect(first).toContain('__webpack_require__.routeChunks = {}');
    expect(first).not.toContain('// Docusaurus function to get chunk asset');
    expect(await build([new ChunkAssetPlugin()])).toBe(first);
  });

  it('stops a build that has none under the name by which it is known', async () => {
    await expect(build([new RenamedPlugin()])).rejects.toThrow(
      /no page would open\. It has .*\bRenamedRuntimeModule\b/,
    );
  });
});
