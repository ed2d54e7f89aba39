import type {PastedAddress} from './results';

const HEX = /^(?:0x)?[0-9a-f]{40}$/i;
const BASE32 = /^(?:cfx|cfxtest|net\d+):(?:[a-z]+\.[a-z]+:)*[a-z0-9]{42}$/i;
/** What follows the prefix of a base32 address, all of which begin with `a`; its letters leave out i, l, o, q. */
const CUT = /^a(?!.*[i,l,o,q])[a-z0-9]{41}$/i;

const NETWORKS: Readonly<Partial<Record<string, 'mainnet' | 'testnet'>>> = {cfx: 'mainnet', cfxtest: 'testnet'};

/** The kinds of address that a query can be. */
export function addressKind(query: string): 'hex' | 'base32' | undefined {
  const text = query.trim();
  if (BASE32.test(text) || CUT.test(text)) return 'base32';
  return HEX.test(text) ? 'hex' : undefined;
}

/** An address as it is looked up: in lower case, without the optional parts of base32, hex with its prefix. */
export const plainAddress = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/:.*:/, ':')
    .replace(/^(?=[0-9a-f]{40}$)/, '0x');

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

/**
 * What a pasted address says about itself; undefined if the query is none. The code that reads addresses is fetched
 * only for one.
 */
export async function readPastedAddress(query: string): Promise<PastedAddress | undefined> {
  const text = query.trim();
  const kind = addressKind(text);
  if (kind === undefined) return undefined;
  if (kind === 'hex') {
    const {checkHexAddress} = await import('docusaurus-plugin-openrpc/hex-address');
    const digits = text.replace(/^0x/i, '');
    const isMixed = /[a-f]/.test(digits) && /[A-F]/.test(digits);
    const sound = isMixed ? checkHexAddress(`0x${digits}`).ok : undefined;
    return {space: 'espace', network: undefined, isCut: false, sound};
  }
  const {decodeBase32Address} = await import('docusaurus-plugin-openrpc/base32-address');
  const isSound = (address: string): boolean => decodeBase32Address(address).ok;
  if (CUT.test(text)) {
    const prefix = Object.keys(NETWORKS).find((tried) => isSound(`${tried}:${text.toLowerCase()}`));
    const network = prefix === undefined ? undefined : NETWORKS[prefix];
    return {space: 'core', network, isCut: true, sound: network && true};
  }
  const network = NETWORKS[text.toLowerCase().split(':')[0] ?? ''] ?? 'other';
  return {space: 'core', network, isCut: false, sound: isSound(text)};
}
