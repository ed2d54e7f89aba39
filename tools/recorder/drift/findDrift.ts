import type {Space} from '../pair';
import {knownNames, probeMethod, type AskMethod, type Presence} from '../probeMethods';
import {DriftError} from './askAny';

/** A document, as far as the comparison goes. */
export interface ComparedDocument {
  methods: readonly {name: string}[];
  'x-unimplemented'?: readonly {name: string}[];
  'x-absent'?: readonly {name: string}[];
}

/** Where a node and the document of its space differ. */
export interface Drift {
  space: Space;
  /** What the node calls itself. */
  node: string;
  asked: number;
  /** In the document, but not on the node. */
  missing: string[];
  /** On the node, but not in the document. */
  undocumented: string[];
  /** Documented as served or as not implemented, and the node says the other. */
  contradicted: string[];
}

const VERSION: Readonly<Record<Space, string>> = {core: 'cfx_clientVersion', espace: 'web3_clientVersion'};

/** Methods that no document describes: those of tests, and those that describe the interface itself. */
const OUTSIDE = /^(test|rpc)_/;

async function versionIn(space: Space, ask: AskMethod): Promise<string | undefined> {
  const {result} = await ask(VERSION[space], []);
  return typeof result === 'string' ? result : undefined;
}

/** The space that an endpoint serves; throws if it is not the wanted one, or none. */
async function findSpace(
  url: string,
  wanted: Space | undefined,
  ask: AskMethod,
): Promise<{space: Space; node: string}> {
  const core = await versionIn('core', ask);
  const espace = core === undefined ? await versionIn('espace', ask) : undefined;
  const node = core ?? espace;
  if (node === undefined)
    throw new DriftError(
      `${url} speaks JSON-RPC, but supports neither cfx_clientVersion nor web3_clientVersion: it isn't a Conflux node.`,
    );
  if (!node.startsWith('conflux-rust/'))
    throw new DriftError(`${url} is ${node}, not a Conflux node: the documents say nothing of it.`);
  const space = core === undefined ? 'espace' : 'core';
  if (wanted !== undefined && wanted !== space) {
    throw new DriftError(
      `${url} serves ${space}, not ${wanted}. Ask it with --space ${space}, or give the address of the ${wanted} port.`,
    );
  }
  return {space, node};
}

/** The names that a node lists of itself, which nodes do for Core Space; none if it does not. */
async function listedNames(ask: AskMethod): Promise<string[]> {
  const {result} = await ask('rpc_methods', []);
  return Array.isArray(result)
    ? result.filter((name): name is string => typeof name === 'string' && !OUTSIDE.test(name))
    : [];
}

/** Probes a node for every method of its document and every other known name, and reports where the two differ. */
export async function findDrift(
  url: string,
  wanted: Space | undefined,
  documents: Record<Space, ComparedDocument>,
  ask: AskMethod,
): Promise<Drift> {
  const {space, node} = await findSpace(url, wanted, ask);
  const {methods, 'x-unimplemented': unimplemented = [], 'x-absent': absent = []} = documents[space];
  const documented = new Set(methods.map(({name}) => name));
  const unserved = new Set(unimplemented.map(({name}) => name));
  const names = [
    ...new Set([
      ...documented,
      ...unserved,
      ...absent.map(({name}) => name),
      ...knownNames(space),
      ...(await listedNames(ask)),
    ]),
  ].toSorted();
  const found = new Map<string, Presence>();
  for (const name of names) found.set(name, await probeMethod(ask, name));
  const where = (is: (name: string) => boolean): string[] => names.filter(is);
  return {
    space,
    node,
    asked: names.length,
    missing: where((name) => (documented.has(name) || unserved.has(name)) && found.get(name) === 'unknown'),
    undocumented: where((name) => !documented.has(name) && !unserved.has(name) && found.get(name) !== 'unknown'),
    contradicted: where(
      (name) =>
        found.get(name) === (documented.has(name) ? 'not implemented' : unserved.has(name) ? 'served' : undefined),
    ),
  };
}

function lines(title: string, names: readonly string[]): string[] {
  return [`${title}: ${names.length === 0 ? 'none' : names.length}`, ...names.map((name) => `  ${name}`)];
}

/** A drift in words, one name a line. */
export function describeDrift({space, node, asked, missing, undocumented, contradicted}: Drift): string {
  return [
    `${space}: ${asked} names asked of ${node}`,
    ...lines('In the document, not on the node', missing),
    ...lines('On the node, not in the document', undocumented),
    ...lines('Implemented on one side only', contradicted),
  ].join('\n');
}

/** Whether a node and the document agree. */
export function isClean({missing, undocumented, contradicted}: Drift): boolean {
  return missing.length + undocumented.length + contradicted.length === 0;
}
