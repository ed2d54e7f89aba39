import {useRef, useState} from 'react';
import {askChainId} from '../../console/askChainId';
import {defaultChoice, toConnection, withChain, type Choice, type Connection} from '../../console/connection';
import {readChoice, readOwnAddress, writeChoice} from '../../console/memory/remembered';
import type {Wallet} from '../../console/transport/wallets';
import type {ConsoleProps} from '../../routes';
import {useWallets} from './useWallets';

/** Where a console's calls go, and the means to change that. */
export interface ConnectionState {
  choice: Choice;
  choose: (choice: Choice) => void;
  /** Sends to a configured endpoint, if there is such a one, for as long as the page lives and without remembering it. */
  visit: (endpointId: string) => void;
  /** Undefined while the choice leads nowhere. */
  connection: Connection | undefined;
  wallets: readonly Wallet[];
  ownAddress: string;
  /** Asks a node whose chain is unknown, or a wallet, for its chain; resolves with the connection as it then is known. */
  learnChain: (connection: Connection | undefined) => Promise<Connection | undefined>;
}

function keyOf({target}: Connection): string {
  return target.kind === 'wallet' ? target.wallet.id : target.url;
}

function firstChoice({instanceId, endpoints}: ConsoleProps, prefersSocket: boolean): Choice {
  const remembered = readChoice(instanceId);
  const transport = prefersSocket ? 'webSocket' : 'http';
  if (remembered?.kind !== 'configured') return remembered ?? defaultChoice(endpoints, transport);
  const endpoint = endpoints.find(({id}) => id === remembered.id);
  if (!endpoint) return defaultChoice(endpoints, transport);
  return prefersSocket && endpoint.webSocket ? {...remembered, transport} : remembered;
}

/** The endpoint in use, remembered per instance; a method that needs a WebSocket begins with one. */
export function useConnection(console: ConsoleProps, prefersSocket: boolean): ConnectionState {
  const {instanceId, dialect, endpoints} = console;
  const wallets = useWallets(dialect);
  const [choice, setChoice] = useState(() => firstChoice(console, prefersSocket));
  const [ownAddress, setOwnAddress] = useState(() => readOwnAddress(instanceId) ?? '');
  const [chainIds, setChainIds] = useState<Record<string, number>>({});
  const connection = toConnection(choice, {endpoints, wallets, chainIds});
  const asked = useRef(new Map<string, Promise<number | undefined>>());
  const learnChain = async (place: Connection | undefined): Promise<Connection | undefined> => {
    // A node stays on its chain; a wallet's user may have switched it.
    if (!place || (place.target.kind !== 'wallet' && place.chainId !== undefined)) return place;
    const key = keyOf(place);
    const question = asked.current.get(key) ?? askChainId(place, dialect);
    asked.current.set(key, question);
    const chainId = await question;
    asked.current.delete(key);
    if (chainId === undefined) return place;
    setChainIds((known) => ({...known, [key]: chainId}));
    return withChain(place, chainId, endpoints);
  };
  const choose = (next: Choice): void => {
    setChoice(next);
    writeChoice(instanceId, next);
    if (next.kind === 'own') setOwnAddress(next.address);
    if (next.kind === 'wallet') void learnChain(toConnection(next, {endpoints, wallets, chainIds}));
  };
  const visit = (endpointId: string): void => {
    const endpoint = endpoints.find(({id}) => id === endpointId);
    const isThere = choice.kind === 'configured' && choice.id === endpointId;
    if (endpoint && !isThere) setChoice(defaultChoice([endpoint], prefersSocket ? 'webSocket' : 'http'));
  };
  return {choice, choose, visit, connection, wallets, ownAddress, learnChain};
}
