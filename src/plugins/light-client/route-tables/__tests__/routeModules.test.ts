import {describe, expect, it} from 'vitest';
import type {BuiltModule} from '../../bundler';
import {routeModulesPlugin} from '../routeModules';

const TABLE = '/site/.docusaurus/portal-light-client/registry.js';

const moduleOf = (name: string, resource?: string): BuiltModule => ({
  id: null,
  identifier: () => name,
  ...(resource !== undefined && {resource}),
});

/**
 * Runs the plugin over a build with a table that asks for these modules, and returns the content of the runtime's own
 * module.
 */
function run(
  requests: Readonly<Record<string, BuiltModule>>,
  names: ReadonlyMap<string, string>,
  others: readonly BuiltModule[] = [],
): string {
  const table = moduleOf('table', TABLE);
  const modules = [table, ...new Set(Object.values(requests)), ...others];
  const stock = {name: 'webpack/runtime/ChunkAssetRuntimeModule', source: {source: Buffer.from('table')}};
  const tapped = <T>(argument: T): {tap: (name: string, act: (argument: T) => void) => void} => ({
    tap: (_, act) => {
      act(argument);
    },
  });
  const compilation = {
    modules,
    namedChunkGroups: new Map([
      ['p0', {chunks: [{id: 'p0'}]}],
      ['p1', {chunks: [{id: 'vendors'}, {id: 'p1'}]}],
    ]),
    moduleGraph: {
      getOutgoingConnections: (module: BuiltModule) =>
        module === table ? Object.entries(requests).map(([request, to]) => ({dependency: {request}, module: to})) : [],
    },
    // As Rspack 1 hands them on: with their identifier as a text, and another object than the build's own.
    hooks: {
      beforeModuleIds: tapped<Iterable<BuiltModule>>(modules.map((module) => proxyOf(module))),
      runtimeModule: tapped(stock),
    },
  };
  routeModulesPlugin({table: TABLE, names}).apply({
    hooks: {thisCompilation: tapped(compilation), done: {tap: () => undefined}},
  });
  return stock.source.source.toString();
}

const proxyOf = (module: BuiltModule): BuiltModule =>
  new Proxy(module, {
    get: (target, key): unknown =>
      key === 'identifier' && typeof target.identifier === 'function' ? target.identifier() : Reflect.get(target, key),
  });

describe('the modules of routes', () => {
  const [page, data, other] = [moduleOf('page.mdx'), moduleOf('json|data.json'), moduleOf('react')];
  const names = new Map([
    ['@site/docs/page.mdx', 'p0'],
    ['@generated/data.json', 'p1'],
  ]);

  it('have the names of their chunks as ids, and no others have', () => {
    run({'@site/docs/page.mdx': page, '@generated/data.json': data}, names, [other]);
    expect([page, data, other].map(({id}) => id)).toEqual(['p0', 'p1', null]);
  });

  it('stop the build where two of them are the same, or one is missing', () => {
    expect(() => run({'@site/docs/page.mdx': page, '@generated/data.json': page}, names)).toThrow(
      'Only 1 of 2 modules of routes',
    );
    expect(() => run({}, names)).toThrow('Only 0 of 2 modules of routes');
  });

  it('are asked for with the chunks that they share, and ahead by name, without Docusaurus’ table', () => {
    const runtime = run({'@site/docs/page.mdx': page, '@generated/data.json': data}, names);
    expect(runtime).toContain('routeChunks = {"p1":["vendors","p1"]};');
    expect(runtime).toContain('__webpack_require__.u(name)');
  });
});
