import {lastingStorage, readJson, writeText, type FindStorage} from './browserStorage';
import {isSameRequest, toHistoryEntry, type HistoryEntry} from './historyEntry';

/** How many requests are kept of an instance. */
export const MAX_ENTRIES = 20;

type Watcher = (entries: HistoryEntry[]) => void;

/** Those to be informed of changes made in this tab, which causes no storage event here. */
const watchers = new Map<string, Set<Watcher>>();

const keyOf = (instance: string): string => `openrpc:${instance}:history`;

function tell(instance: string, entries: HistoryEntry[]): void {
  watchers.get(instance)?.forEach((watcher) => watcher(entries));
}

/**
 * The last requests, newest first; anything in storage that isn't an entry, or belongs to a guarded method, is left
 * out.
 */
export function readHistory(
  instance: string,
  guarded: readonly string[],
  find: FindStorage = lastingStorage,
): HistoryEntry[] {
  const stored = readJson(find, keyOf(instance));
  if (!Array.isArray(stored)) return [];
  const entries: HistoryEntry[] = [];
  for (const value of stored) {
    const entry = toHistoryEntry(value, guarded);
    if (entry) entries.push(entry);
    if (entries.length === MAX_ENTRIES) break;
  }
  return entries;
}

/**
 * Puts a request on top of the history, in place of the same one further down, and returns what a reader is to see.
 * One of a guarded method, or with a secret, is not kept; where storage is full, the oldest ones give way.
 */
export function addToHistory(
  instance: string,
  guarded: readonly string[],
  request: HistoryEntry,
  find: FindStorage = lastingStorage,
): HistoryEntry[] {
  const before = readHistory(instance, guarded, find);
  const entry = toHistoryEntry(request, guarded);
  if (!entry) return before;
  const entries = [entry, ...before.filter((other) => !isSameRequest(entry, other))].slice(0, MAX_ENTRIES);
  for (let count = entries.length; count > 0; count--) {
    if (writeText(find, keyOf(instance), JSON.stringify(entries.slice(0, count)))) break;
  }
  tell(instance, entries);
  return entries;
}

/** Takes out of storage what is passed over there, such as calls that were kept before their method was guarded. */
export function tidyHistory(instance: string, guarded: readonly string[], find: FindStorage = lastingStorage): void {
  const entries = readHistory(instance, guarded, find);
  writeText(find, keyOf(instance), entries.length > 0 ? JSON.stringify(entries) : undefined);
}

/** Forgets every request of an instance. */
export function clearHistory(instance: string, find: FindStorage = lastingStorage): void {
  writeText(find, keyOf(instance), undefined);
  tell(instance, []);
}

/** Reports each change of an instance's history, in this tab or another, until it is stopped. */
export function watchHistory(
  instance: string,
  guarded: readonly string[],
  onChange: Watcher,
  find: FindStorage = lastingStorage,
  tabs: EventTarget = window,
): () => void {
  const onStorage = (event: Event): void => {
    // A key of null stands for storage that was cleared as a whole.
    if ('key' in event && (event.key === null || event.key === keyOf(instance)))
      onChange(readHistory(instance, guarded, find));
  };
  const all = watchers.get(instance) ?? new Set();
  watchers.set(instance, all.add(onChange));
  tabs.addEventListener('storage', onStorage);
  return () => {
    all.delete(onChange);
    tabs.removeEventListener('storage', onStorage);
  };
}
