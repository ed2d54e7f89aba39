import type {TypeNode} from '../../../reference';
import type {ValueContext} from '../../model';

/** Core Space of the main network. */
export const CORE: ValueContext = {dialect: 'conflux', chainId: 1029, types: {}};
/** eSpace of the test network. */
export const ESPACE: ValueContext = {dialect: 'ethereum', chainId: 71, types: {}};
/** A number of no unit. */
export const QUANTITY: TypeNode = {kind: 'string', format: 'quantity', title: 'Quantity'};
/** Bytes. */
export const DATA: TypeNode = {kind: 'string', format: 'data'};
/** An address of Core Space. */
export const BASE32: TypeNode = {kind: 'string', format: 'base32-address'};
/** An address of eSpace. */
export const HEX: TypeNode = {kind: 'string', format: 'hex-address'};
/** An amount of money. */
export const DRIP: TypeNode = {...QUANTITY, unit: 'drip'};
/** A moment or a span of time. */
export const SECONDS: TypeNode = {...QUANTITY, unit: 's'};
/** An address of the main network. */
export const USER = 'cfx:aarc9abycue0hhzgyrr53m6cxedgccrmmyybjgh4xg';
/** The bytes of USER. */
export const USER_HEX = '0x1a2f80341409639ea6a35bbcab8299066109aa55';

/** A number as a word of the ABI. */
export function word(number: number): string {
  return number.toString(16).padStart(64, '0');
}

/** The ABI encoding of a string. */
export function abiString(text: string): string {
  const bytes = Buffer.from(text);
  return word(32) + word(bytes.length) + bytes.toString('hex').padEnd(Math.ceil(bytes.length / 32) * 64, '0');
}

/** An object type with these fields, all of them required. */
export function fields(types: Record<string, TypeNode>, additional?: TypeNode): TypeNode {
  return {
    kind: 'object',
    closed: false,
    properties: Object.entries(types).map(([name, type]) => ({name, required: true, type})),
    ...(additional && {additional}),
  };
}
