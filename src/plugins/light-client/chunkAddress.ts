import type {CurrentBundler} from '@docusaurus/types';

/** The parts of the bundler that the client's build needs here; webpack and Rspack share them. */
export interface Bundler {
  NormalModuleReplacementPlugin: new (request: RegExp, to: (resource: Request) => void) => BundlerPlugin;
  RuntimeModule: new (name: string, stage?: number) => {fullHash?: boolean};
  Compilation: {PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE: number};
  sources: {RawSource: new (text: string) => object};
}

type Assets = Readonly<Record<string, {source: () => string | Buffer}>>;

/** A request for a module, before it is resolved. */
export interface Request {
  request: string;
  contextInfo: {issuer: string};
}

interface Compilation {
  addRuntimeModule: (chunk: unknown, module: object) => void;
  updateAsset: (name: string, source: object) => void;
  emitAsset: (name: string, source: object, info: {contenthash: string; immutable: boolean; minimized: boolean}) => void;
  hooks: {
    additionalTreeRuntimeRequirements: Hook<unknown>;
    processAssets: {tap: (options: {name: string; stage: number}, run: (assets: Assets) => void) => void};
  };
}

interface Stats {
  toJson: (options: object) => {chunks?: {id: string | number; origins?: {request?: string}[]}[]};
}

interface Hook<T> {
  tap: (name: string, run: (argument: T) => void) => void;
}

/** A plugin of the bundler. */
export interface BundlerPlugin {
  apply: (compiler: {hooks: {thisCompilation: Hook<Compilation>; done: Hook<Stats>}}) => void;
}

const NAME = 'ChunkAddressPlugin';

/** The bundler in use, as far as it is needed here. */
export const bundlerOf = ({instance}: CurrentBundler): Bundler => instance as unknown as Bundler;

/**
 * Gives the client `__webpack_require__.gca`, which Docusaurus asks for a chunk's address by name. Its own form holds a table of
 * all; here it hands the name on to `client/prefetchChunk.ts`, which can wait for the address.
 */
export function chunkAddressPlugin({RuntimeModule}: Bundler): BundlerPlugin {
  class ChunkAddress extends RuntimeModule {
    constructor() {
      super(NAME, 10);
      this.fullHash = true;
    }
    generate(): string {
      return '__webpack_require__.gca = (name) => name;';
    }
  }
  return {
    apply({hooks}) {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new ChunkAddress()));
      });
    },
  };
}
