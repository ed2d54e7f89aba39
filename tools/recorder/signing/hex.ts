/** Bytes of a hex text with 0x. */
export function toBytes(hex: string): Buffer {
  if (!/^0x([0-9a-fA-F]{2})*$/.test(hex)) throw new RangeError(`Not bytes in hex: ${hex.slice(0, 50)}`);
  return Buffer.from(hex.slice(2), 'hex');
}

/** Bytes as a hex text with 0x. */
export function toHex(bytes: Uint8Array): string {
  return `0x${Buffer.from(bytes).toString('hex')}`;
}

/** A number as a quantity: hex without leading zeros. */
export function toQuantity(value: bigint | number): string {
  return `0x${value.toString(16)}`;
}

/** A number in 32 bytes. */
export function toWord(value: bigint): Buffer {
  return Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
}

/** The number that bytes spell. */
export function toNumber(bytes: Uint8Array): bigint {
  return BigInt(`0x0${Buffer.from(bytes).toString('hex')}`);
}
