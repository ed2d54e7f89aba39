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
