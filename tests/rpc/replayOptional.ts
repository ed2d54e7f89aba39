/** A field that this node always returns on this chain, but does not have to, and why. */
interface Excuse {
  /** Matched against the method and the place; `*` in a place stands for any item of a list. */
  where: RegExp;
  why: string;
}

/**
 * Removing one of these from an answer leaves an answer that is right. Everything else that a schema lets be absent has
 * to be seen absent.
 */
const EXCUSES: readonly Excuse[] = [
  {where: /\/(baseFeePerGas|burntGasFee)$/, why: 'Blocks from before CIP-1559 have no base fee.'},
  {where: /\/(space|accumulatedGasUsed)$/, why: 'Only where both spaces are listed together.'},
  {where: /\/blockTimestamp$/, why: 'The node leaves it out where it does not know the block.'},
  {
    where: /^debug_trace\w+ .*\/(stack|memory|storage|returnData|refund|error|value|to|output|logs|calls)$/,
    why: 'The options of the tracer decide.',
  },
  {where: /^\w+ \/error\/data$/, why: 'An error may come without more to say.'},
];

/** Why a field may be absent that always was there; undefined if nothing excuses it. */
export function excuseFor(method: string, at: string): string | undefined {
  return EXCUSES.find(({where}) => where.test(`${method} ${at}`))?.why;
}
