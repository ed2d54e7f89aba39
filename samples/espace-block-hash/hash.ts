import { createPublicClient, http, keccak256, numberToHex, toRlp, type Hex } from 'viem';

const client = createPublicClient({
  transport: http(process.env.ESPACE_RPC ?? 'http://localhost:8545'),
});

type Fields = Record<string, Hex>;
const blockAt = async (number: number) =>
  (await client.request({
    method: 'eth_getBlockByNumber',
    params: [numberToHex(number), false],
  })) as unknown as Fields | null;

// Ethereum hashes a block's fields in this order, numbers without leading zeros.
const BYTES = ['parentHash', 'sha3Uncles', 'miner', 'stateRoot', 'transactionsRoot'];
const MORE_BYTES = ['receiptsRoot', 'logsBloom'];
const NUMBERS = ['difficulty', 'number', 'gasLimit', 'gasUsed', 'timestamp'];
const LAST_BYTES = ['extraData', 'mixHash', 'nonce'];

function computedHash(block: Fields): Hex {
  const field = (name: string): Hex => block[name] ?? '0x';
  const number = (name: string): Hex =>
    BigInt(field(name)) === 0n ? '0x' : numberToHex(BigInt(field(name)));
  const even = (hex: Hex): Hex => (hex.length % 2 === 0 ? hex : `0x0${hex.slice(2)}`);
  return keccak256(
    toRlp([
      ...[...BYTES, ...MORE_BYTES].map(field),
      ...NUMBERS.map((name) => even(number(name))),
      ...LAST_BYTES.map(field),
      even(number('baseFeePerGas')),
    ]),
  );
}

let previous: Fields | null = null;
for (let number = 1; number <= 3; number += 1) {
  const block = await blockAt(number);
  if (!block) throw new Error(`no block ${number} yet`);
  console.log(`block ${number}`);
  console.log(`  reported by eSpace   ${block.hash}`);
  console.log(`  computed by fields   ${computedHash(block)}`);
  if (previous)
    console.log(
      `  parentHash is the previous reported hash: ${block.parentHash === previous.hash}`,
    );
  previous = block;
}
