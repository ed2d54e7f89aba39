/** Kinds of frame that the stubs know. */
export const TEXT = 1;
export const BINARY = 2;
export const CLOSE = 8;

function lengthOf(length: number): Buffer {
  if (length < 126) return Buffer.from([length]);
  const bytes = Buffer.alloc(length < 65_536 ? 3 : 9);
  bytes[0] = length < 65_536 ? 126 : 127;
  if (length < 65_536) bytes.writeUInt16BE(length, 1);
  else bytes.writeBigUInt64BE(BigInt(length), 1);
  return bytes;
}

/** A whole frame of RFC 6455; a client has to mask it, and a mask of zeros leaves the payload as it is. */
export function toFrame(kind: number, payload: Buffer, masked: boolean): Buffer {
  const length = lengthOf(payload.length);
  if (masked) length[0] = (length[0] ?? 0) | 0x80;
  return Buffer.concat([Buffer.from([0x80 | kind]), length, Buffer.alloc(masked ? 4 : 0), payload]);
}

/** A frame that asks the other side to close. */
export function toCloseFrame(code: number, reason: string, masked: boolean): Buffer {
  const payload = Buffer.alloc(2);
  payload.writeUInt16BE(code);
  return toFrame(CLOSE, Buffer.concat([payload, Buffer.from(reason)]), masked);
}

interface Frame {
  final: boolean;
  kind: number;
  payload: Buffer;
  size: number;
}

function parseFrame(bytes: Buffer): Frame | undefined {
  const short = (bytes[1] ?? 0) & 0x7f;
  const lengthEnd = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < lengthEnd) return undefined;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const masked = ((bytes[1] ?? 0) & 0x80) !== 0;
  const start = lengthEnd + (masked ? 4 : 0);
  if (bytes.length < start + length) return undefined;
  const mask = bytes.subarray(lengthEnd, start);
  const payload = Buffer.from(bytes.subarray(start, start + length));
  if (masked) payload.forEach((byte, index) => (payload[index] = byte ^ (mask[index % 4] ?? 0)));
  return {final: ((bytes[0] ?? 0) & 0x80) !== 0, kind: (bytes[0] ?? 0) & 0x0f, payload, size: start + length};
}

/** Accepts bytes as they come, and reports each whole message. */
export function readMessages(onMessage: (kind: number, payload: Buffer) => void): (chunk: Buffer) => void {
  let bytes = Buffer.alloc(0);
  let parts: Buffer[] = [];
  let begun = 0;
  return (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (let frame = parseFrame(bytes); frame; frame = parseFrame(bytes)) {
      bytes = bytes.subarray(frame.size);
      if (frame.kind >= CLOSE) {
        onMessage(frame.kind, frame.payload);
        continue;
      }
      if (frame.kind !== 0) begun = frame.kind;
      parts.push(frame.payload);
      if (!frame.final) continue;
      onMessage(begun, Buffer.concat(parts));
      parts = [];
    }
  };
}
