// What an access list costs and saves in Core Space, for types 1 and 2.
import { equal } from 'node:assert/strict';
import { base32AddressToHex } from 'cive/utils';
import { concatHex, keccak256, numberToHex, zeroHash, type Hex } from 'viem';
import { ask, executed, short, throwaway } from './node.js';
import { serialize, signatureOf, type Access, type Fields } from './transaction.js';

const { account, privateKey } = await throwaway();
const GDRIP = 10n ** 9n;
let nonce = BigInt((await ask('txpool_nextNonce', account.address)).result as Hex);

async function send(
  fields: Pick<Fields, 'type' | 'to' | 'data'> & { accessList?: Access[]; storageLimit?: bigint },
) {
  const price =
    fields.type === 2
      ? { maxFeePerGas: 2n * GDRIP, maxPriorityFeePerGas: GDRIP }
      : { gasPrice: 2n * GDRIP };
  const tx: Fields = {
    nonce: nonce++,
    gas: 200_000n,
    value: 0n,
    storageLimit: 0n,
    epochHeight: 0n,
    chainId: 1234n,
    ...price,
    ...fields,
  };
  const raw = serialize(tx, await signatureOf(tx, privateKey));
  const { error } = await ask('cfx_sendRawTransaction', raw);
  if (error) throw new Error(error.data);
  return executed(keccak256(raw));
}

/** Deploys code that a constructor copies from its own end. */
async function deploy(code: Hex): Promise<Hex> {
  const size = numberToHex((code.length - 2) / 2, { size: 1 });
  const data = concatHex(['0x60', size, '0x80600b6000396000f3', code]);
  const { contractCreated } = await send({ type: 0, data, storageLimit: 512n });
  if (!contractCreated) throw new Error('no contract');
  return base32AddressToHex({ address: short(contractCreated) });
}

const reader = await deploy('0x60005400'); // reads its own slot 0
const caller = await deploy(`0x600060006000600073${reader.slice(2)}5afa00`); // calls the reader

const entry = { address: reader, storageKeys: [zeroHash] };
const CASES: [string, Hex, Access[]][] = [
  ['contract reads its own slot', reader, [entry]],
  ['contract calls another one that reads a slot', caller, [entry]],
];
console.log(`${''.padEnd(46)}type 0   type 1           type 2`);
console.log(`${'gas used'.padEnd(46)}         empty    entry   empty    entry`);
for (const [name, to, accessList] of CASES) {
  const used: bigint[] = [];
  for (const type of [0, 1, 2] as const) {
    for (const list of type === 0 ? [undefined] : [[], accessList]) {
      used.push(
        BigInt((await send({ type, to, data: '0x', ...(list && { accessList: list }) })).gasUsed),
      );
    }
  }
  equal(used[1], used[0]);
  equal(used[3], used[0]);
  equal(used[4], used[2]);
  console.log(
    `${name.padEnd(46)}${used.map((gas) => gas.toLocaleString('en-US').padEnd(9)).join('')}`.trimEnd(),
  );
}
