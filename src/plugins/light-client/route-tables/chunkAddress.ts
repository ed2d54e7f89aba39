import type {Bundler, BundlerPlugin} from '../bundler';

const NAME = 'ChunkAddressPlugin';

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
