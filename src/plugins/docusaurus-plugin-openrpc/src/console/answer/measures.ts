/** How many bytes a text takes as UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

/** A number of bytes in the unit that suits its size: 512 bytes, 2.1 kB, 5.2 MB. */
export function formatBytes(bytes: number, locale: string): string {
  const [size, unit] =
    bytes < 1_000 ? [bytes, 'byte'] : bytes < 999_950 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  // Only the long form of the smallest unit has a plural.
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  return new Intl.NumberFormat(locale, {style: 'unit', unit, unitDisplay, maximumFractionDigits: 1}).format(size);
}

/** A time in milliseconds below one second, in seconds above. */
export function formatTime(ms: number, locale: string): string {
  const [time, unit, maximumFractionDigits] = ms < 999.5 ? [ms, 'millisecond', 0] : [ms / 1_000, 'second', 1];
  return new Intl.NumberFormat(locale, {style: 'unit', unit, maximumFractionDigits}).format(time);
}

/** A whole number with the separators of a language. */
export function formatCount(count: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(count);
}

/**
 * How many seconds a Retry-After header asks to wait: it holds a number of them, or a date; undefined if it holds
 * neither.
 */
export function parseRetryAfter(header: string, now: number): number | undefined {
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header);
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(Math.ceil((until - now) / 1_000), 0);
}
