// Encodes and signs Core Space transactions by hand, so that no library rejects what the node should reject.
import { concatHex, keccak256, numberToHex, toRlp, type Hex } from 'viem';
import { sign as signHash } from 'viem/accounts';

// #region fields
/** The fields of a Core Space transaction; `maxFeePerGas` makes it type 2. */
export type Fields = {
  nonce: bigint;
  gasPrice: bigint;
  maxFeePerGas?: bigint;
  maxPriorityFeePerGas?: bigint;
  gas: bigint;
  to: Hex;
  value: bigint;
  storageLimit: bigint;
  epochHeight: bigint;
  chainId: bigint;
  data: Hex;
};

/** The three numbers of a signature. */
export type Signature = { yParity: bigint; r: bigint; s: bigint };
// #endregion fields

const integer = (n: bigint): Hex => (n === 0n ? '0x' : numberToHex(n));

/** The fields in their order on the wire, and the prefix of their type. */
function layout(tx: Fields): { prefix: Hex; list: Hex[] | (Hex | Hex[])[] } {
  const { nonce, gasPrice, maxFeePerGas, maxPriorityFeePerGas = 0n } = tx;
  const rest = [
    integer(tx.gas),
    tx.to,
    integer(tx.value),
    integer(tx.storageLimit),
    integer(tx.epochHeight),
    integer(tx.chainId),
    tx.data,
  ];
  if (maxFeePerGas === undefined)
    return { prefix: '0x', list: [integer(nonce), integer(gasPrice), ...rest] };
  return {
    prefix: '0x63667802',
    list: [integer(nonce), integer(maxPriorityFeePerGas), integer(maxFeePerGas), ...rest, []],
  };
}

/** The signature of a transaction. */
export async function signatureOf(tx: Fields, privateKey: Hex): Promise<Signature> {
  const { prefix, list } = layout(tx);
  const {
    yParity = 0,
    r,
    s,
  } = await signHash({ hash: keccak256(concatHex([prefix, toRlp(list)])), privateKey });
  return { yParity: BigInt(yParity), r: BigInt(r), s: BigInt(s) };
}

/** The bytes for cfx_sendRawTransaction. */
export function serialize(tx: Fields, { yParity, r, s }: Signature): Hex {
  const { prefix, list } = layout(tx);
  return concatHex([prefix, toRlp([list, integer(yParity), integer(r), integer(s)])]);
}
