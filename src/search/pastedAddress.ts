import type {PastedAddress} from './results';

const HEX = /^0x[0-9a-f]{40}$/i;
const BASE32 = /^(?:cfx|cfxtest|net\d+):(?:[a-z]+\.[a-z]+:)*[a-z0-9]{42}$/i;

/** The kinds of address that a query can be. */
export function addressKind(query: string): 'hex' | 'base32' | undefined {
  const text = query.trim();
  if (BASE32.test(text)) return 'base32';
  return HEX.test(text) ? 'hex' : undefined;
}

/** An address as it is looked up: in lower case, without the optional parts of base32. */
export const plainAddress = (address: string): string => address.trim().toLowerCase().replace(/:.*:/, ':');

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
    const isMixed = /[a-f]/.test(text.slice(2)) && /[A-F]/.test(text);
    return {space: 'espace', network: undefined, sound: isMixed ? checkHexAddress(text).ok : undefined};
  }
  const {decodeBase32Address} = await import('docusaurus-plugin-openrpc/base32-address');
  const prefix = text.toLowerCase().split(':')[0];
  const network = prefix === 'cfx' ? 'mainnet' : prefix === 'cfxtest' ? 'testnet' : 'other';
  return {space: 'core', network, sound: decodeBase32Address(text).ok};
}
