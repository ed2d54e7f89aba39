import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {GitSources} from '../facts/gitSources';
import {staleFault} from '../facts/factsCommand';
import {FOUNDATION_DOCS, GATEWAY_TAG, NODE_TAG} from '../../src/facts/repositories';
import {parseGatewayFile, parseModules, type GatewayFile} from './parseGateway';
import {parseCoreMethods, parseEspaceMethods, type NodeFile} from './parseNode';

/** The two spaces. */
export type Space = 'core' | 'espace';

/** What the sources say of what is served where: one committed file. */
export interface Served {
  gateway: {repo: string; ref: string} & Record<Space, GatewayFile[]>;
  /** Kinds of methods that the foundation's documentation lists as "not supported" without an API key. */
  closedWithoutKey: {repo: string; ref: string} & Record<Space, string[]>;
  node: {repo: string; ref: string} & Record<Space, NodeFile[]>;
}

const FILE = path.join('tools', 'served', 'served.json');
const GATEWAY = 'Conflux-Chain/confura';
const NODE = 'Conflux-Chain/conflux-rust';
const REGISTERED_BY: Readonly<Record<Space, string>> = {core: 'nativeSpaceApis', espace: 'evmSpaceApis'};
const LIMITS: Readonly<Record<Space, string>> = {
  core: 'docs/core/core-endpoints.md',
  espace: 'docs/espace/network-endpoints.md',
};
const TRAITS: Readonly<Record<Space, {folder: string; groups: Readonly<Record<string, string>>}>> = {
  core: {
    folder: 'crates/client/src/rpc/traits/cfx_space',
    groups: {
      cfx: 'cfx',
      cfx_filter: 'cfx',
      debug: 'debug',
      pool: 'txpool',
      pos: 'pos',
      pubsub: 'pubsub',
      trace: 'trace',
    },
  },
  espace: {
    folder: 'crates/rpc/rpc-eth-api/src',
    groups: {
      debug: 'debug',
      eth: 'eth',
      filter: 'eth',
      net: 'net',
      parity: 'parity',
      pubsub: 'pubsub',
      trace: 'trace',
      txpool: 'txpool',
      web3: 'web3',
    },
  },
};

function textOf({text}: GitSources, repo: string, ref: string, file: string): string {
  const found = text({repo, ref, path: file});
  if (found === undefined) throw new Error(`There is no text of ${repo}@${ref}:${file}`);
  return found;
}

function gatewayFiles(sources: GitSources, space: Space): GatewayFile[] {
  const read = (file: string): string => textOf(sources, GATEWAY, GATEWAY_TAG, file);
  const modules = parseModules(read('rpc/apis.go'), REGISTERED_BY[space]);
  // Files of a folder with this name exist in no other of the repositories.
  const files = sources
    .files(GATEWAY_TAG, 'rpc/')
    .filter((file) => /^rpc\/\w+\.go$/.test(file) && !file.endsWith('_test.go'));
  return files.flatMap((file) => parseGatewayFile(file, read(file), modules));
}

/** The kinds of methods in the rows of the documentation's table that say "not supported" for the free tier. */
function closedKinds(sources: GitSources, space: Space): string[] {
  const page = textOf(sources, FOUNDATION_DOCS.repo, FOUNDATION_DOCS.ref, LIMITS[space]);
  return [...page.matchAll(/^\| (debug|trace|filter) (?:RPC|API) \| not supported \|/gm)].map(([, kind = '']) => kind);
}

function nodeFiles(sources: GitSources, space: Space): NodeFile[] {
  const {folder, groups} = TRAITS[space];
  const parse = space === 'core' ? parseCoreMethods : parseEspaceMethods;
  return Object.entries(groups).map(([name, group]) => {
    const file = `${folder}/${name}.rs`;
    return {file, group, methods: parse(textOf(sources, NODE, NODE_TAG, file))};
  });
}

/** Reads from the repositories what the gateway and the node serve. */
function buildServed(sources: GitSources): Served {
  return {
    gateway: {
      repo: GATEWAY,
      ref: GATEWAY_TAG,
      core: gatewayFiles(sources, 'core'),
      espace: gatewayFiles(sources, 'espace'),
    },
    closedWithoutKey: {...FOUNDATION_DOCS, core: closedKinds(sources, 'core'), espace: closedKinds(sources, 'espace')},
    node: {repo: NODE, ref: NODE_TAG, core: nodeFiles(sources, 'core'), espace: nodeFiles(sources, 'espace')},
  };
}

/** The committed lists. Only renewServed writes the file. */
export const readServed = (): Served => JSON.parse(readFileSync(FILE, 'utf8')) as Served;

const toText = (served: Served): string => `${JSON.stringify(served, null, 2)}\n`;

/** What is wrong with the committed lists, seen against the repositories. */
export const servedFaults = (sources: GitSources): string[] =>
  toText(buildServed(sources)) === readFileSync(FILE, 'utf8') ? [] : [staleFault(FILE)];

/** Writes the lists again from the repositories. */
export const renewServed = (sources: GitSources): void => writeFileSync(FILE, toText(buildServed(sources)));
