import { base32AddressToHex, hexAddressToBase32 } from 'cive/utils';
import {
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  keccak256,
  parseAbi,
  slice,
  toBytes,
  toHex,
} from 'viem';
import { client } from '../engine/chain.ts';
import { readCompiled } from '../engine/compiler.ts';
import { Lab } from '../engine/lab.ts';
import { account, core, fees, networkId, receiptOf, wallet } from './core.ts';

const crossSpaceCall = hexAddressToBase32({
  hexAddress: '0x0888000000000000000000000000000000000006',
  networkId,
});

const print = (label: string, value: unknown): void =>
  console.log(`${label.padEnd(34)} ${String(value)}`);

console.log('# #region storage');
// #region storage
const { abi, bytecode } = readCompiled()['private-variables/Vulnerable.sol']!.contracts.Safe!;
const password = keccak256(toBytes('correct horse battery staple'));
const deployed = await receiptOf(
  await wallet.sendTransaction({
    ...fees,
    data: encodeDeployData({ abi, bytecode, args: [password] }),
  }),
);
const slot = await core.getStorageAt({
  address: deployed.contractCreated!,
  slot: toHex(1, { size: 32 }),
});
print('cfx_getStorageAt is the password', slot === password);
// #endregion storage
console.log('# #endregion storage\n# #region origin');
// #region origin
const witness = await new Lab('spaces', 'fixed').deploy('Witness');
const look = encodeFunctionData({ abi: witness.abi, functionName: 'look' });
const data = encodeFunctionData({
  abi: parseAbi(['function callEVM(bytes20 to, bytes data) payable returns (bytes)']),
  args: [witness.address, look],
});
await receiptOf(await wallet.sendTransaction({ ...fees, to: crossSpaceCall, data }));

const mapped = getAddress(slice(keccak256(base32AddressToHex({ address: account.address })), 12));
for (const functionName of ['origin', 'sender']) {
  const seen = await client.readContract({ ...witness, functionName });
  print(`${functionName} is the mapped address`, seen === mapped);
}
// #endregion origin
console.log('# #endregion origin');
