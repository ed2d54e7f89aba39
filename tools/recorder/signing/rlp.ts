/** What RLP encodes: bytes, numbers and lists of such. */
export type RlpValue = Uint8Array | bigint | number | readonly RlpValue[];

function withLength(offset: number, content: Buffer): Buffer {
  if (content.length < 56) return Buffer.concat([Buffer.from([offset + content.length]), content]);
  const length = bytesOf(BigInt(content.length));
  return Buffer.concat([Buffer.from([offset + 55 + length.length]), length, content]);
}

/** A number without leading zeros; none at all for zero. */
function bytesOf(value: bigint): Buffer {
  if (value === 0n) return Buffer.alloc(0);
  const hex = value.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
}

/** Encodes a value as RLP. */
export function encodeRlp(value: RlpValue): Buffer {
  if (typeof value === 'bigint' || typeof value === 'number') return encodeRlp(bytesOf(BigInt(value)));
  if (!(value instanceof Uint8Array)) return withLength(0xc0, Buffer.concat(value.map(encodeRlp)));
  const bytes = Buffer.from(value);
  return bytes.length === 1 && (bytes[0] ?? 0) < 0x80 ? bytes : withLength(0x80, bytes);
}
