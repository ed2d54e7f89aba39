/** An address that is not asked: what it is, why, and since when (YYYY-MM-DD). `*` stands for any part. */
export interface Allowed {
  address: string;
  reason: string;
  date: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Reads the list; throws with the entry's place where it lacks a reason or a date. */
export function parseAllowList(json: string, file: string): Allowed[] {
  const entries: unknown = JSON.parse(json);
  if (!Array.isArray(entries)) throw new Error(`${file}: a list of {address, reason, date} is expected.`);
  return entries.map((entry: unknown, index) => {
    const {address, reason, date} = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<
      string,
      unknown
    >;
    if (!isText(address) || !isText(reason) || !isText(date) || !/^\d{4}-\d{2}-\d{2}$/.test(date))
      throw new Error(`${file}, entry ${String(index + 1)}: it needs an address, a reason, and a date as YYYY-MM-DD.`);
    return {address, reason, date};
  });
}

/** Whether an entry means this address. */
export function isMeant({address}: Allowed, url: string): boolean {
  const pattern = address
    .split('*')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`).test(url);
}
