import type {BuiltModule, BundlerPlugin, Compilation} from '../bundler';

const NAME = 'RouteModulesPlugin';
const STOCK_ADDRESSES = 'ChunkAssetRuntimeModule';

/** The module that asks for those of all routes, and the names of their chunks by what it asks for. */
export interface Registry {
  table: string;
  names: ReadonlyMap<string, string>;
}

const identifierOf = (module: BuiltModule): string =>
  typeof module.identifier === 'string' ? module.identifier : module.identifier();

/**
 * Gives the modules for which `table` asks the ids of `names`, by what it asks for; throws if one of them gets none.
 */
function nameModules(
  {modules: all, moduleGraph}: Compilation,
  modules: Iterable<BuiltModule>,
  {table, names}: Registry,
): void {
  const own = [...all].find(({resource}) => resource === table);
  const ids = new Map<string, string>();
  for (const {dependency, module} of own ? moduleGraph.getOutgoingConnections(own) : []) {
    const name = names.get(dependency.request ?? '');
    if (name !== undefined && module) ids.set(identifierOf(module), name);
  }
  let given = 0;
  for (const module of modules) {
    const id = ids.get(identifierOf(module));
    if (id === undefined) continue;
    module.id = id;
    given++;
  }
  if (given !== names.size)
    throw new Error(
      [
        `Only ${String(given)} of ${String(names.size)} modules of routes could be named by their chunk:`,
        'fix src/plugins/light-client/route-tables/routeModules.ts, or build with PORTAL_LIGHT=off.',
      ].join(' '),
    );
}

/**
 * What the runtime knows of chunks: those of a route that needs others than its own, and the address of one that is
 * fetched ahead, if it has a file.
 */
function runtimeOf({namedChunkGroups}: Compilation, names: Iterable<string>): string {
  const sets = [...names].map(
    (name) => [name, namedChunkGroups.get(name)?.chunks.map(({id}) => String(id)) ?? []] as const,
  );
  const others = sets.filter(([name, chunks]) => chunks.length !== 1 || chunks[0] !== name);
  return [
    `__webpack_require__.routeChunks = ${JSON.stringify(Object.fromEntries(others))};`,
    '__webpack_require__.gca = (name) =>',
    '  (__webpack_require__.routeChunks[name] ?? [name]).includes(name) ? __webpack_require__.p + __webpack_require__.u(name) : undefined;',
  ].join('\n');
}

/**
 * Gives each module that a route loads the name of its chunk as its id, so that the client needs no table that leads
 * from one to the other, and puts what `client/registry.ts` asks of the runtime in the place of Docusaurus' table of
 * all chunks; fails a build without that table, as none of its pages would open.
 */
export function routeModulesPlugin(registry: Registry): BundlerPlugin {
  return {
    apply({hooks}) {
      /** The runtime's modules of the last build, and those of them that gave way. */
      let [seen, replaced] = [new Set<string>(), 0];
      hooks.thisCompilation.tap(NAME, (compilation) => {
        [seen, replaced] = [new Set(), 0];
        compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
          nameModules(compilation, modules, registry);
        });
        compilation.hooks.runtimeModule.tap(NAME, ({name, source}) => {
          seen.add(name);
          if (!name.endsWith(STOCK_ADDRESSES) || !source) return;
          source.source = Buffer.from(runtimeOf(compilation, registry.names.values()));
          replaced++;
        });
      });
      hooks.done.tap(NAME, (stats) => {
        // What failed before may have left the runtime out, and is reported itself.
        if (replaced === 0 && !stats.hasErrors()) throw new Error(noTable(seen));
      });
    },
  };
}

const noTable = (seen: ReadonlySet<string>): string =>
  [
    `The runtime of the client has no module "${STOCK_ADDRESSES}", Docusaurus’ table of chunks, so no page would open.`,
    `It has ${[...seen].join(', ') || 'none that the bundler reports'}.`,
    'Name the right one in src/plugins/light-client/route-tables/routeModules.ts, or build with PORTAL_LIGHT=off.',
  ].join(' ');
