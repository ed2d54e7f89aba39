import {toBytes} from './hex';
import type {RlpValue} from './rlp';

/** An account and the storage that a transaction announces to touch. */
export interface AccessListItem {
  address: string;
  storageKeys: readonly string[];
}

/** An access list as transactions carry it; `read` makes bytes of an address of the space. */
export function toAccessList(items: readonly AccessListItem[], read: (address: string) => Uint8Array): RlpValue {
  return items.map(({address, storageKeys}) => [read(address), storageKeys.map(toBytes)]);
}
