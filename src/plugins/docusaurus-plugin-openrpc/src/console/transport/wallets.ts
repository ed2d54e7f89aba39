import {isRecord} from '../../outcome';
import type {Dialect} from '../model';

/** What EIP-1193 asks of a wallet. */
export interface WalletProvider {
  request: (call: {method: string; params?: unknown[] | Record<string, unknown>}) => Promise<unknown>;
}

/** A wallet in the reader's browser; what it says of itself is checked for form, not for truth. */
export interface Wallet {
  /** The same for as long as the page lives: a UUID, or the wallet's place in the page, such as `window.ethereum`. */
  id: string;
  /** As the wallet names itself, shortened: text only. */
  name: string;
  /** A `data:image/…` address, for the `src` of an image only; absent if none of that form was given. */
  icon?: string;
  rdns?: string;
  dialect: Exclude<Dialect, 'plain'>;
  provider: WalletProvider;
}

/** How many wallets are reported: a page script may announce without end. */
export const MAX_WALLETS = 32;
const MAX_NAME_LENGTH = 40;
const MAX_ICON_LENGTH = 128 * 1024;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const RDNS = /^(?=.{3,253}$)[a-z\d-]+(\.[a-z\d-]+)+$/i;
const ICON = /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

function isProvider(value: unknown): value is WalletProvider {
  return isRecord(value) && typeof value.request === 'function';
}

/**
 * What a look yields; nothing if it throws: other scripts may put anything into a page, and a getter or a proxy of
 * theirs runs at each look.
 */
function look<T>(at: () => T): T | undefined {
  try {
    return at();
  } catch {
    return undefined;
  }
}

/** A name without characters that hide, break or turn around the text beside it. */
function cleanName(name: unknown): string {
  const plain =
    typeof name === 'string'
      ? name
          .slice(0, 1000)
          .replace(/[\p{C}\p{Z}]+/gu, ' ')
          .trim()
      : '';
  return Array.from(plain).slice(0, MAX_NAME_LENGTH).join('').trim();
}

/** A wallet from an announcement; undefined if that is not of the form that EIP-6963 asks for. */
function toWallet(event: Event): Wallet | undefined {
  const detail: unknown = 'detail' in event ? event.detail : undefined;
  if (!isRecord(detail) || !isRecord(detail.info)) return undefined;
  const {provider} = detail;
  const {uuid, rdns, icon, name: called} = detail.info;
  const name = cleanName(called);
  if (
    !isProvider(provider) ||
    typeof uuid !== 'string' ||
    !UUID.test(uuid) ||
    typeof rdns !== 'string' ||
    !RDNS.test(rdns) ||
    name === ''
  )
    return undefined;
  const hasIcon = typeof icon === 'string' && icon.length <= MAX_ICON_LENGTH && ICON.test(icon);
  return {id: uuid.toLowerCase(), name, rdns, dialect: 'ethereum', provider, ...(hasIcon && {icon})};
}

/** The places of wallets in a page. */
export type WalletPage = EventTarget & {ethereum?: unknown; conflux?: unknown};

const ethereumWallet = ({ethereum}: WalletPage): Wallet | undefined =>
  isProvider(ethereum)
    ? {id: 'window.ethereum', name: 'window.ethereum', dialect: 'ethereum', provider: ethereum}
    : undefined;

function confluxWallet({conflux}: WalletPage): Wallet | undefined {
  if (!isProvider(conflux)) return undefined;
  const isFluent = look(() => 'isFluent' in conflux && conflux.isFluent === true) === true;
  return {id: 'window.conflux', name: isFluent ? 'Fluent' : 'window.conflux', dialect: 'conflux', provider: conflux};
}

/**
 * The wallets that are only in the page: one for Ethereum if none announced itself, since it would be one of those, and
 * Fluent's for Core Space.
 */
function standingWallets(page: WalletPage, announced: readonly Wallet[]): Wallet[] {
  const ethereum = announced.length === 0 ? look(() => ethereumWallet(page)) : undefined;
  return [ethereum, look(() => confluxWallet(page))].filter((wallet) => wallet !== undefined);
}

/** Reports the wallets in this page, at once and whenever another one announces itself, until it is stopped. */
export function discoverWallets(onChange: (wallets: readonly Wallet[]) => void, page: WalletPage = window): () => void {
  const announced: Wallet[] = [];
  const tell = (): void => onChange([...announced, ...standingWallets(page, announced)]);
  let asking = true;
  const add = (event: Event): void => {
    const wallet = look(() => toWallet(event));
    if (!wallet || announced.length >= MAX_WALLETS) return;
    if (announced.some(({id, provider}) => id === wallet.id || provider === wallet.provider)) return;
    announced.push(wallet);
    if (!asking) tell();
  };
  page.addEventListener('eip6963:announceProvider', add);
  page.dispatchEvent(new Event('eip6963:requestProvider'));
  asking = false;
  tell();
  return () => page.removeEventListener('eip6963:announceProvider', add);
}
