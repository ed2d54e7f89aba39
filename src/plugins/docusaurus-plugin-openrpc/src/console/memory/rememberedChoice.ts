import {isRecord} from '../../outcome';
import type {Choice} from '../connection';
import {MAX_ADDRESS_LENGTH} from '../transport/ownAddress';
import {lastingStorage, readJson, readText, writeText, type FindStorage} from './browserStorage';

const MAX_ID_LENGTH = 300;

const choiceKey = (instance: string): string => `openrpc:${instance}:endpoint`;
const addressKey = (instance: string): string => `openrpc:${instance}:ownAddress`;

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_ID_LENGTH;
}

/** The address of one's own as it was typed; it is for the caller to check before anything is sent there. */
export function readOwnAddress(instance: string, find: FindStorage = lastingStorage): string | undefined {
  const address = readText(find, addressKey(instance));
  return address !== undefined && address.length <= MAX_ADDRESS_LENGTH ? address : undefined;
}

/** Keeps an address of one's own as typed, or forgets it; returns whether storage accepted it. */
export function writeOwnAddress(
  instance: string,
  address: string | undefined,
  find: FindStorage = lastingStorage,
): boolean {
  return writeText(find, addressKey(instance), address);
}

/** What a reader sends to in an instance, if that was ever chosen; whether it still exists is for the caller to see. */
export function readChoice(instance: string, find: FindStorage = lastingStorage): Choice | undefined {
  const stored = readJson(find, choiceKey(instance));
  if (!isRecord(stored)) return undefined;
  const {kind, id, transport} = stored;
  if (kind === 'own') return {kind, address: readOwnAddress(instance, find) ?? ''};
  if (!isId(id)) return undefined;
  if (kind === 'wallet') return {kind, id};
  return kind === 'configured' && (transport === 'http' || transport === 'webSocket')
    ? {kind, id, transport}
    : undefined;
}

/** Keeps what a reader sends to, a wallet by an id that outlasts the page, and returns whether storage accepted it. */
export function writeChoice(instance: string, choice: Choice, find: FindStorage = lastingStorage): boolean {
  if (choice.kind !== 'own') return writeText(find, choiceKey(instance), JSON.stringify(choice));
  const {kind, address} = choice;
  return (
    writeText(find, choiceKey(instance), JSON.stringify({kind})) &&
    (address === '' || writeOwnAddress(instance, address, find))
  );
}
