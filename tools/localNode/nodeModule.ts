import {createRequire} from 'node:module';
import path from 'node:path';
import {SITE_URL} from '../../src/config/repository';

const PACKAGE = '@xcfx/node-linux-x64-gnu';
const RELEASE = '0.8.0';
const PAGE = `${SITE_URL}/docs/general/build/local-node`;

/** The machine and settings that decide whether a node can run here. */
export interface Host {
  platform: string;
  arch: string;
  env: Readonly<Record<string, string | undefined>>;
  /** The version of glibc, undefined with another C library. */
  glibc: string | undefined;
}

function thisHost(): Host {
  const {platform, arch, env} = process;
  // Without it, the report looks up the name of each connection's other end.
  Object.assign(process.report, {excludeNetwork: true});
  // What Node.js reports of itself has no type.
  const {header} = process.report.getReport() as {header: {glibcVersionRuntime?: string}};
  return {platform, arch, env, glibc: header.glibcVersionRuntime};
}

/** What a machine is, if it's another than the node's package is for. */
function otherSystem({platform, arch, glibc}: Host): string | undefined {
  if (platform !== 'linux' || arch !== 'x64') return `${platform} on ${arch}`;
  return glibc === undefined ? 'Linux with another C library' : undefined;
}

/**
 * The native module's file, as the current folder finds it, or one sentence that explains why there is none.
 * PORTAL_NODE_MODULE selects another copy of the package.
 */
export function findNodeModule(host: Host = thisHost()): {file: string} | {reason: string} {
  const other = otherSystem(host);
  if (other !== undefined)
    return {
      reason: `The local Conflux node runs on Linux x64 with glibc only, and this is ${other}: use WSL 2, a Linux virtual machine or the testnet, as ${PAGE} explains.`,
    };
  const wanted = host.env.PORTAL_NODE_MODULE ?? PACKAGE;
  try {
    return {file: createRequire(path.resolve('package.json')).resolve(wanted)};
  } catch {
    return {
      reason: `The local Conflux node is missing: ${wanted} is not installed in ${process.cwd()}; type: npm install ${PACKAGE}@${RELEASE}`,
    };
  }
}
