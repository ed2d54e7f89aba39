import {reasonForms} from '../values/dataForms';

/** Why a contract gave up: in its own words, by a check of the compiler, or with an error of the contract's own. */
export type RevertReason =
  {kind: 'words'; text: string} | {kind: 'panic'; code: string} | {kind: 'custom'; selector: string};

/** Wallets put a node's data inside their own. */
const MAX_LEVEL = 4;
const MAX_ENTRIES = 20;

/** The first bytes in a value that can hold a reason: itself, or one of its fields. */
function findBytes(data: unknown, level: number): string | undefined {
  if (typeof data === 'string') return /^"?(0x(?:[0-9a-f]{2}){4,16384})"?$/i.exec(data)?.[1];
  if (typeof data !== 'object' || data === null || level === MAX_LEVEL) return undefined;
  for (const value of Object.values(data).slice(0, MAX_ENTRIES)) {
    const bytes = findBytes(value, level + 1);
    if (bytes !== undefined) return bytes;
  }
  return undefined;
}

/** Reads why a contract reverted from an error's data, where that holds an ABI-encoded reason. */
export function toRevertReason(data: unknown): RevertReason | undefined {
  const bytes = findBytes(data, 0);
  if (bytes === undefined) return undefined;
  const [selector, reason] = reasonForms(bytes);
  if (reason)
    return selector?.text.startsWith('Panic') ? {kind: 'panic', code: reason.text} : {kind: 'words', text: reason.text};
  // A selector and whole words: the form of an error that a contract declares.
  return bytes.length % 64 === 10 ? {kind: 'custom', selector: bytes.slice(0, 10)} : undefined;
}
