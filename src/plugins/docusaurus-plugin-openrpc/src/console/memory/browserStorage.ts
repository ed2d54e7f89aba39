/** What is needed of a browser's storage. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Leads to a storage; a function, since a browser that denies storage throws if it is named. */
export type FindStorage = () => StorageLike;

/** Storage that outlasts the tab and is shared by all tabs. */
export const lastingStorage: FindStorage = () => window.localStorage;

/** Storage of this tab alone, which lives through a reload and a change of language. */
export const tabStorage: FindStorage = () => window.sessionStorage;

/** The text under a key; undefined if there is none or storage is denied. */
export function readText(find: FindStorage, key: string): string | undefined {
  try {
    return find().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The value under a key as JSON; undefined if there is none, it is not JSON, or storage is denied. */
export function readJson(find: FindStorage, key: string): unknown {
  const text = readText(find, key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Puts a text under a key, or removes the key if there is no text, and returns whether storage accepted it. */
export function writeText(find: FindStorage, key: string, text: string | undefined): boolean {
  try {
    const storage = find();
    if (text === undefined) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
