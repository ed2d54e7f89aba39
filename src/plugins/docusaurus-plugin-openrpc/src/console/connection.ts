import type {ConsoleEndpoint, Dialect} from './model';
import {checkOwnAddress} from './transport/ownAddress';
import type {Target} from './transport/target';
import type {Wallet} from './transport/wallets';

/** What a reader has picked to send to. */
export type Choice =
  | {kind: 'configured'; id: string; transport: 'http' | 'webSocket'}
  | {kind: 'own'; address: string}
  | {kind: 'wallet'; id: string};

/** Where calls go, and what is known of it. */
export interface Connection {
  target: Target;
  /** The network's name, where it is one of those configured. */
  label?: string;
  /** The address; for a wallet its name. */
  address: string;
  chainId?: number;
  /** Id of the configured endpoint. */
  endpointId?: string;
  /** The HTTP address that snippets name. */
  http: string;
  /** The WebSocket address that snippets name; absent if it is not known. */
  webSocket?: string;
}

/** What a choice is looked up in. */
export interface Reachable {
  endpoints: readonly ConsoleEndpoint[];
  wallets: readonly Wallet[];
  /** Chain ids that nodes and wallets have told, by address or wallet id. */
  chainIds: Readonly<Record<string, number>>;
}

/** Chains whose coins are worth money. */
const MAIN_CHAINS: Record<Dialect, readonly number[]> = {plain: [], conflux: [1029], ethereum: [1, 1030]};

/** Whether a chain is one whose coins are worth money. */
export function isMainNetwork(dialect: Dialect, chainId: number | undefined): boolean {
  return chainId !== undefined && MAIN_CHAINS[dialect].includes(chainId);
}

/** The first network by the transport it has: the choice of a reader who has made none. */
export function defaultChoice(endpoints: readonly ConsoleEndpoint[], transport: 'http' | 'webSocket' = 'http'): Choice {
  const first = endpoints.find((endpoint) => endpoint[transport]) ?? endpoints[0];
  if (!first) return {kind: 'own', address: ''};
  return {
    kind: 'configured',
    id: first.id,
    transport: first[transport] ? transport : transport === 'http' ? 'webSocket' : 'http',
  };
}

/** The HTTP address of a node whose WebSocket address is known, as most nodes have it. */
function httpOf(address: string): string {
  return address.replace(/^ws/, 'http');
}

function configured(
  {id, transport}: Extract<Choice, {kind: 'configured'}>,
  endpoints: readonly ConsoleEndpoint[],
): Connection | undefined {
  const endpoint = endpoints.find((candidate) => candidate.id === id);
  if (!endpoint) return undefined;
  const kind = endpoint[transport] ? transport : transport === 'http' ? 'webSocket' : 'http';
  const url = endpoint[kind];
  if (!url) return undefined;
  const {label, http, webSocket, chainId} = endpoint;
  return {
    ...{target: {kind, url}, label, address: url, endpointId: id, http: http ?? httpOf(url)},
    ...(webSocket !== undefined && {webSocket}),
    ...(chainId !== undefined && {chainId}),
  };
}

/** The id by which a wallet is chosen: one that it keeps from page to page, where it has such. */
export function walletKey({id, rdns}: Wallet): string {
  return rdns ?? id;
}

/**
 * A connection with the chain that its node or wallet told, and what follows from that: the network's name, and an
 * address for snippets.
 */
export function withChain(
  connection: Connection,
  chainId: number | undefined,
  endpoints: readonly ConsoleEndpoint[],
): Connection {
  if (chainId === undefined) return connection;
  const network = endpoints.find((endpoint) => endpoint.chainId === chainId);
  const {http, webSocket} = {...connection, ...(connection.target.kind === 'wallet' && network)};
  return {
    ...connection,
    chainId,
    http,
    ...(webSocket !== undefined && {webSocket}),
    ...(network && {label: network.label}),
  };
}

/** Where a choice leads; undefined if there is no such network or wallet, or the address is refused. */
export function toConnection(choice: Choice, {endpoints, wallets, chainIds}: Reachable): Connection | undefined {
  if (choice.kind === 'configured') return configured(choice, endpoints);
  if (choice.kind === 'own') {
    const own = checkOwnAddress(choice.address);
    if (!own.ok) return undefined;
    const {transport, url} = own;
    const place = {
      target: {kind: transport, url},
      address: url,
      http: httpOf(url),
      ...(transport === 'webSocket' && {webSocket: url}),
    };
    return withChain(place, chainIds[url], endpoints);
  }
  const wallet = wallets.find((candidate) => walletKey(candidate) === choice.id);
  if (!wallet) return undefined;
  return withChain(
    {target: {kind: 'wallet', wallet}, address: wallet.name, http: endpoints[0]?.http ?? ''},
    chainIds[wallet.id],
    endpoints,
  );
}

const ESPACE_CHAINS: readonly (number | undefined)[] = [71, 1030];

/** The space of Conflux that networks belong to, as its makers write it; undefined if it is neither of the two. */
export function spaceNameOf(
  dialect: Dialect,
  endpoints: readonly ConsoleEndpoint[],
): 'Core Space' | 'eSpace' | undefined {
  if (dialect === 'conflux') return 'Core Space';
  return dialect === 'ethereum' && endpoints.some(({chainId}) => ESPACE_CHAINS.includes(chainId))
    ? 'eSpace'
    : undefined;
}
