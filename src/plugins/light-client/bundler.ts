import type {CurrentBundler, Plugin} from '@docusaurus/types';
import type {Replaced} from './replaced';

/** The parts of the bundler that the client's build needs here; webpack and Rspack share them. */
export interface Bundler {
  NormalModuleReplacementPlugin: new (request: RegExp, to: (resource: Request) => void) => BundlerPlugin;
}

/** A request for a module, before it is resolved. */
export interface Request {
  request: string;
  contextInfo: {issuer: string};
}

/** A module of a build; in `beforeModuleIds`, Rspack 1 has its identifier as a text. */
export interface BuiltModule {
  id: string | number | null;
  identifier: string | (() => string);
  /** Its file; what is put together from several has none. */
  resource?: string;
}

/** What is being built. */
export interface Compilation {
  modules: Iterable<BuiltModule>;
  moduleGraph: {
    getOutgoingConnections: (
      module: BuiltModule,
    ) => Iterable<{dependency: {request?: string}; module: BuiltModule | null}>;
  };
  namedChunkGroups: ReadonlyMap<string, {chunks: readonly {id: string | number | null}[]}>;
  hooks: {
    beforeModuleIds: Hook<Iterable<BuiltModule>>;
    runtimeModule: Hook<{name: string; source?: {source: Buffer}}>;
  };
}

interface Stats {
  hasErrors: () => boolean;
  toJson: (options: object) => {chunks?: {id: string | number; origins?: {request?: string}[]}[]};
}

interface Hook<T> {
  tap: (name: string, run: (argument: T) => void) => void;
}

/** A plugin of the bundler. */
export interface BundlerPlugin {
  apply: (compiler: {hooks: {thisCompilation: Hook<Compilation>; done: Hook<Stats>}}) => void;
}

type Configuration = Extract<ReturnType<NonNullable<Plugin['configureWebpack']>>, object>;

/** The bundler in use, as far as it is needed here. */
export const bundlerOf = ({instance}: CurrentBundler): Bundler => instance as unknown as Bundler;

/**
 * Whether this is the build that readers' browsers get: the development server changes its tables while it runs, and
 * keeps the stock ones.
 */
export const isForReaders = (isServer: boolean): boolean => !isServer && process.env.NODE_ENV === 'production';

/** Plugins as Docusaurus' types name them, which are those of webpack. */
export const asPlugins = (plugins: readonly BundlerPlugin[]): Configuration['plugins'] =>
  plugins as Configuration['plugins'];

/** Puts files in the place of modules. */
export const inPlace = ({NormalModuleReplacementPlugin}: Bundler, modules: readonly Replaced[]): BundlerPlugin[] =>
  modules.map(
    ({issuer, request, by}) =>
      new NormalModuleReplacementPlugin(request, (resource) => {
        if (issuer.test(resource.contextInfo.issuer)) resource.request = by;
      }),
  );

/**
 * A cache of the bundler's for builds with this part: one that was filled without its replacements would bring back the
 * modules that they replace.
 */
export function cacheWith(part: string, {experiments}: {experiments?: object}): object {
  // A field of Rspack's, which the types of webpack lack; Docusaurus sets it unless caches are off.
  const {cache} = {...experiments} as {cache?: {version?: string}};
  return cache ? {cache: {version: `${cache.version ?? ''}-${part}`}} : {};
}
