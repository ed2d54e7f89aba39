import type {StorageLike} from '../browserStorage';

/** A storage with room for so many characters, which throws as browsers do when that is used up. */
export class FakeStorage implements StorageLike {
  readonly texts = new Map<string, string>();

  constructor(private readonly room = Infinity) {}

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    const others = [...this.texts].reduce(
      (sum, [name, value]) => sum + (name === key ? 0 : name.length + value.length),
      0,
    );
    if (others + key.length + text.length > this.room)
      throw new DOMException('exceeded the quota', 'QuotaExceededError');
    this.texts.set(key, text);
  }

  removeItem(key: string): void {
    this.texts.delete(key);
  }
}

function deny(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** Storages that a browser denies, each in its own way. */
export const DENIED: Record<string, () => StorageLike> = {
  'naming it throws': deny,
  'every call throws': () => ({getItem: deny, setItem: deny, removeItem: deny}),
  'there is none': () => JSON.parse('null') as StorageLike,
  'its getters throw': () =>
    Object.defineProperties({} as StorageLike, {getItem: {get: deny}, setItem: {get: deny}, removeItem: {get: deny}}),
};
