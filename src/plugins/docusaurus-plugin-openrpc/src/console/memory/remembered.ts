import {isRecord} from '../../outcome';
import {readPasted} from '../draft/pasted';
import {parseStored, toStored} from '../draft/storage';
import type {Draft} from '../model';
import {holdsSecret} from '../transport/effects';
import {readJson, tabStorage, writeText, type FindStorage} from './browserStorage';

/** What a reader has filled in for a method. */
export interface RememberedForm {
  view: 'form' | 'json';
  /** Absent if none were kept in a form that can be read. */
  drafts?: Draft[];
  /** Text of the JSON editor while it does not parse. */
  jsonText?: string;
}

const draftKey = (instance: string, method: string): string => `openrpc:${instance}:draft:${method}`;

/** What was filled in for a method in this tab; drafts that cannot be read do not take the rest with them. */
export function readForm(instance: string, method: string, find: FindStorage = tabStorage): RememberedForm | undefined {
  const stored = readJson(find, draftKey(instance, method));
  if (!isRecord(stored) || holdsSecret(method)) return undefined;
  const {view, drafts: text, jsonText} = stored;
  const drafts = typeof text === 'string' ? parseStored(text) : undefined;
  return {
    view: view === 'json' ? 'json' : 'form',
    ...(drafts && {drafts}),
    ...(typeof jsonText === 'string' && {jsonText}),
  };
}

/** Whether everything filled in for a method would be there again after another load of the page. */
export function isRemembered(
  instance: string,
  method: string,
  {drafts, jsonText}: Partial<RememberedForm>,
  find: FindStorage = tabStorage,
): boolean {
  if (drafts === undefined && jsonText === undefined) return true;
  const kept = readForm(instance, method, find);
  return (
    kept !== undefined &&
    kept.jsonText === jsonText &&
    (drafts === undefined || (kept.drafts !== undefined && toStored(kept.drafts) === toStored(drafts)))
  );
}

/**
 * Whether a text in place of parameters may be a call of another method, which nothing of may be kept, or a command: a
 * pasted request, or a part of one.
 */
function mayBeCall(text: string): boolean {
  return readPasted(text) !== undefined || /method\W{1,8}\w/.test(text);
}

/**
 * Keeps what is filled in for a method, or forgets it, and returns whether storage accepted it; a passphrase or key is
 * never kept, nor is a request that was pasted, or a part of one.
 */
export function writeForm(
  instance: string,
  method: string,
  form: RememberedForm | undefined,
  find: FindStorage = tabStorage,
): boolean {
  if (form && holdsSecret(method)) return false;
  const jsonText = form?.jsonText !== undefined && mayBeCall(form.jsonText) ? undefined : form?.jsonText;
  const stored = form && JSON.stringify({...form, jsonText, drafts: form.drafts && toStored(form.drafts)});
  return writeText(find, draftKey(instance, method), stored);
}
