/** Code that is short enough never to break. */
const SHORT = 20;
/** A part that is longer than this breaks anywhere in a cell of a table: an address, a hash. */
const LONG = 32;

/** Code in parts between which it may break: after an underscore, a dot, a slash or a colon; short code is one part. */
export function codeParts(code: string): string[] {
  return code.length <= SHORT ? [code] : code.split(/(?<=[_./:])(?=[^_./:])/);
}

/** Whether code has a part without a place to break that is too long for a narrow column. */
export const hasLongPart = (code: string): boolean =>
  codeParts(code).some((part) => part.length > LONG && !part.includes(' '));
