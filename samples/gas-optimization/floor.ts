import { encodeDeployData, hexToBytes, type Hex } from 'viem';
import type { Finder } from './compile.ts';
import type { Space } from './space.ts';

const BASE = 21_000;
const ZERO_BYTE = 10;
const OTHER_BYTE = 40;

/** The least that a transaction with this data pays, whatever it does (EIP-7623). */
export function floorOf(data: Hex): number {
  return hexToBytes(data).reduce((sum, byte) => sum + (byte === 0 ? ZERO_BYTE : OTHER_BYTE), BASE);
}

/** The gas inside a call, without the price of the transaction and of its data; the call changes nothing. */
export async function gasInside(
  space: Space,
  find: Finder,
  { to, data }: { to: Hex; data: Hex },
  fails: boolean,
): Promise<number> {
  const { abi, bytecode } = find('Meter', 'Meter');
  const [used = ''] = await space.call([
    { data: encodeDeployData({ abi, bytecode, args: [to, data, fails] }) },
  ]);
  if (!/^0x[0-9a-f]{64}$/.test(used))
    throw new Error(`The gas inside a call of ${to} can't be counted: ${used}.`);
  return Number(used);
}
