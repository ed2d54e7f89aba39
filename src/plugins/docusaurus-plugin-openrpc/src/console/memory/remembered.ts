import {isRecord} from '../../outcome';
import type {Choice} from '../connection';
import {parseStored, toStored} from '../draft/storage';
import type {Draft} from '../model';
import {holdsSecret} from '../transport/effects';
import {MAX_ADDRESS_LENGTH} from '../transport/ownAddress';
import {lastingStorage, readJson, readText, tabStorage, writeText, type FindStorage} from './browserStorage';

/** What a reader has filled in for a method. */
export interface RememberedForm {
  view: 'form' | 'json';
  /** Absent where none were kept in a form that can be read. */
  drafts?: Draft[];
  /** Text of the JSON editor while it does not parse. */
  jsonText?: string;
}

const MAX_ID_LENGTH = 300;

const choiceKey = (instance: string): string => `openrpc:${instance}:endpoint`;
const addressKey = (instance: string): string => `openrpc:${instance}:ownAddress`;
const draftKey = (instance: string, method: string): string => `openrpc:${instance}:draft:${method}`;

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_ID_LENGTH;
}

/** The address of one's own as it was typed; it is for the caller to check before anything is sent there. */
export function readOwnAddress(instance: string, find: FindStorage = lastingStorage): string | undefined {
  const address = readText(find, addressKey(instance));
  return address !== undefined && address.length <= MAX_ADDRESS_LENGTH ? address : undefined;
}

/** Keeps an address of one's own as typed, or forgets it; says whether storage took it. */
export function writeOwnAddress(instance: string, address: string | undefined, find: FindStorage = lastingStorage): boolean {
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
  return kind === 'configured' && (transport === 'http' || transport === 'webSocket') ? {kind, id, transport} : undefined;
}

/** Keeps what a reader sends to, a wallet by an id that outlasts the page, and says whether storage took it. */
export function writeChoice(instance: string, choice: Choice, find: FindStorage = lastingStorage): boolean {
  if (choice.kind !== 'own') return writeText(find, choiceKey(instance), JSON.stringify(choice));
  const {kind, address} = choice;
  return writeText(find, choiceKey(instance), JSON.stringify({kind})) && (address === '' || writeOwnAddress(instance, address, find));
}

/** What was filled in for a method in this tab; drafts that cannot be read do not take the rest with them. */
export function readForm(instance: string, method: string, find: FindStorage = tabStorage): RememberedForm | undefined {
  const stored = readJson(find, draftKey(instance, method));
  if (!isRecord(stored) || holdsSecret(method)) return undefined;
  const {view, drafts: text, jsonText} = stored;
  const drafts = typeof text === 'string' ? parseStored(text) : undefined;
  return {view: view === 'json' ? 'json' : 'form', ...(drafts && {drafts}), ...(typeof jsonText === 'string' && {jsonText})};
}

/** Keeps what is filled in for a method, or forgets it, and says whether storage took it; a passphrase or key is never kept. */
export function writeForm(instance: string, method: string, form: RememberedForm | undefined, find: FindStorage = tabStorage): boolean {
  if (form && holdsSecret(method)) return false;
  const stored = form && JSON.stringify({...form, drafts: form.drafts && toStored(form.drafts)});
  return writeText(find, draftKey(instance, method), stored);
}
