import path from 'node:path';
import {build} from 'esbuild';
import {format, resolveConfig} from 'prettier';
import {REPOSITORY, SITE_URL} from '../../src/config/repository';

/** The file that readers download, served from the folder beside it of the sample that runs it. */
export const BUNDLE_FILE = 'samples/local-node/served/local-node.mjs';

const ABOUT = `// A Conflux node with both spaces on this machine, for development: ${SITE_URL}/docs/general/build/local-node
// Made from ${REPOSITORY}/tree/main/tools/localNode by "npm run data -- local-node".
// License: Apache-2.0`;

/** The program of `standalone.ts` with all that it imports as one readable file, which needs nothing but Node.js. */
export async function bundleLocalNode(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'standalone.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    banner: {js: ABOUT},
    absWorkingDir: process.cwd(),
    logLevel: 'warning',
  });
  const config = await resolveConfig(BUNDLE_FILE);
  return format(outputFiles[0]?.text ?? '', {...config, filepath: BUNDLE_FILE});
}
