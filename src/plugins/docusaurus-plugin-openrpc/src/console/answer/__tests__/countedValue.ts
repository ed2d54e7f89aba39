/** Counts the looks into a value, which stand for time: entries read, and names listed. */
export class Looks {
  count = 0;

  private readonly seen = new WeakMap<object, object>();

  /** The value in a wrapping that counts; the same for the same value. */
  watch(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const known = this.seen.get(value);
    if (known) return known;
    const watched = new Proxy(value, {
      get: (target, key, receiver) => {
        this.count++;
        return this.watch(Reflect.get(target, key, receiver));
      },
      ownKeys: (target) => {
        const keys = Reflect.ownKeys(target);
        this.count += keys.length;
        return keys;
      },
    });
    this.seen.set(value, watched);
    return watched;
  }
}
