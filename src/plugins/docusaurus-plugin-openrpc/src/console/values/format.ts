import type {TypeNode} from '../../reference';

const FORMATS = ['quantity', 'data', 'hash', 'hex-address', 'base32-address'] as const;

/** A `format` that the console has rules of its own for. */
export type ValueFormat = (typeof FORMATS)[number];

/** The format of a string type, where the console knows it. */
export function formatOf(type: TypeNode): ValueFormat | undefined {
  return type.kind === 'string' ? FORMATS.find((format) => format === type.format) : undefined;
}
