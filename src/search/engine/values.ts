import {addressKind, plainAddress} from '../pastedAddress';

/** How many characters of a base32 address are not its checksum, which differs between networks. */
const UNCHECKED = 34;
const accountOf = (address: string): string => address.slice(address.indexOf(':') + 1).slice(0, UNCHECKED);

/** Selectors are listed as they are, topics and other hashes by their first four bytes. */
const SHORT_HEX = /^0x[0-9a-f]{8}(?:[0-9a-f]{56})?$/i;
const FIRST_BYTES = 10;

/** An address, the selector of a function or error, or a hash such as the topic of an event. */
const VALUE =
  /\b0x(?:[0-9a-f]{64}|[0-9a-f]{40}|[0-9a-f]{8})(?![0-9a-f…])|\b(?:cfx|cfxtest|net\d+):(?:[a-z]+\.[a-z]+:)*[a-z0-9]{42}\b/gi;

/** The values in a text that are listed, as they are written, each with its place. */
export const valuesIn = (text: string): {value: string; place: number}[] =>
  [...text.matchAll(VALUE)].map(({0: value, index: place}) => ({value, place}));

/** What a value is listed by; undefined for what is neither an address, nor a selector or hash in hex. */
export function listedAs(value: string): string | undefined {
  if (addressKind(value)) return plainAddress(value);
  return SHORT_HEX.test(value) ? value.slice(0, FIRST_BYTES).toLowerCase() : undefined;
}

/** The places that a list of values gives for one; a base32 address that it lacks may be there for another network. */
export function placesOf(value: string, listed: Readonly<Record<string, readonly number[]>>): readonly number[] {
  const key = listedAs(value);
  if (key === undefined) return [];
  if (listed[key] || addressKind(value) !== 'base32') return listed[key] ?? [];
  const account = accountOf(key);
  return Object.entries(listed).flatMap(([other, places]) =>
    other.includes(':') && accountOf(other) === account ? places : [],
  );
}
