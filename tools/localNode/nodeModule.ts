import {createRequire} from 'node:module';

const PACKAGE = '@xcfx/node-linux-x64-gnu';

/** The machine and settings that decide whether a node can run here. */
export interface Host {
  platform: string;
  arch: string;
  env: Readonly<Record<string, string | undefined>>;
}

/**
 * The native module's file, or one sentence that explains why there is none. PORTAL_NODE_MODULE selects another copy of
 * the package.
 */
export function findNodeModule({platform, arch, env}: Host = process): {file: string} | {reason: string} {
  if (platform !== 'linux' || arch !== 'x64') {
    return {reason: `The local Conflux node is built for Linux on x64 only, and this is ${platform} on ${arch}.`};
  }
  const wanted = env.PORTAL_NODE_MODULE ?? PACKAGE;
  try {
    return {file: createRequire(__filename).resolve(wanted)};
  } catch {
    return {
      reason: `The local Conflux node is missing: ${wanted} is not installed (npm ci installs it unless optional packages are left out).`,
    };
  }
}
