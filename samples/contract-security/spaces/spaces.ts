import {createPublicClient, createWalletClient, http} from 'cive';
import {privateKeyToAccount} from 'cive/accounts';
import {base32AddressToHex, defineChain, hexAddressToBase32} from 'cive/utils';
import {encodeDeployData, encodeFunctionData, getAddress, keccak256, parseAbi, slice, toBytes, toHex, type Hex} from 'viem';
import {client, mine} from '../engine/chain.ts';
import {readCompiled} from '../engine/compiler.ts';
import {Lab} from '../engine/lab.ts';

const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
// The first development account of the local node; everybody knows its key.
const key = (process.env.CORE_KEY ?? '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80') as Hex;
const MOST_ROUNDS = 40;

const transport = http(url);
const {chainId, networkId} = await createPublicClient({transport}).getStatus();
const chain = defineChain({
  id: chainId,
  name: 'Local node',
  nativeCurrency: {name: 'CFX', symbol: 'CFX', decimals: 18},
  rpcUrls: {default: {http: [url]}},
});
const core = createPublicClient({chain, transport});
const account = privateKeyToAccount(key, {networkId});
const crossSpaceCall = hexAddressToBase32({hexAddress: '0x0888000000000000000000000000000000000006', networkId});
const wallet = createWalletClient({account, chain, transport});
const fees = {gas: 2_000_000n, storageLimit: 4_096n, maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 100_000_000n};

async function receiptOf(hash: Hex) {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    await mine(5);
    const receipt = await core.getTransactionReceipt({hash}).catch(() => undefined);
    if (receipt) return receipt;
  }
  throw new Error(`${hash} is not executed after ${MOST_ROUNDS * 5} blocks.`);
}

const print = (label: string, value: unknown): void => console.log(`${label.padEnd(34)} ${String(value)}`);

console.log('# #region storage');
// #region storage
const {abi, bytecode} = readCompiled()['private-variables/Vulnerable.sol']!.contracts.Safe!;
const password = keccak256(toBytes('correct horse battery staple'));
const deployed = await receiptOf(await wallet.sendTransaction({...fees, data: encodeDeployData({abi, bytecode, args: [password]})}));
const slot = await core.getStorageAt({address: deployed.contractCreated!, slot: toHex(1, {size: 32})});
print('cfx_getStorageAt is the password', slot === password);
// #endregion storage
console.log('# #endregion storage\n# #region origin');
// #region origin
const witness = await new Lab('spaces', 'fixed').deploy('Witness');
const look = encodeFunctionData({abi: witness.abi, functionName: 'look'});
const data = encodeFunctionData({
  abi: parseAbi(['function callEVM(bytes20 to, bytes data) payable returns (bytes)']),
  args: [witness.address, look],
});
await receiptOf(await wallet.sendTransaction({...fees, to: crossSpaceCall, data}));

const mapped = getAddress(slice(keccak256(base32AddressToHex({address: account.address})), 12));
for (const functionName of ['origin', 'sender']) {
  const seen = await client.readContract({...witness, functionName});
  print(`${functionName} is the mapped address`, seen === mapped);
}
// #endregion origin
console.log('# #endregion origin');
