import { bytecode } from './compile.ts';
import { abi } from './tally.ts';

// #region connect
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  formatEther,
  formatGwei,
  http,
  parseEther,
  parseGwei,
  webSocket,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { confluxESpaceTestnet } from 'viem/chains';

// Without the last option, viem can throw while it waits for a receipt.
const chain = defineChain({
  ...confluxESpaceTestnet,
  id: 1235,
  name: 'Local node',
  supportsTransactionReplacementDetection: false,
});
const account = privateKeyToAccount(process.env.ESPACE_KEY as `0x${string}`);
const node = createPublicClient({ chain, transport: http(process.env.ESPACE_RPC) });
const wallet = createWalletClient({ account, chain, transport: http(process.env.ESPACE_RPC) });
// #endregion connect

// #region fees
async function fees() {
  const { baseFeePerGas } = await node.getBlock();
  const tip = parseGwei('1');
  return { maxPriorityFeePerGas: tip, maxFeePerGas: 2n * baseFeePerGas! + tip };
}
// #endregion fees

const to = privateKeyToAccount(process.env.ESPACE_KEY_2 as `0x${string}`).address;
const received = await node.getBalance({ address: to });

// #region send
const hash = await wallet.sendTransaction({ to, value: parseEther('1'), ...(await fees()) });
const paid = await node.waitForTransactionReceipt({ hash });
console.log(
  'paid     status',
  paid.status === 'success',
  'price',
  formatGwei(paid.effectiveGasPrice),
);
// #endregion send

// #region read
const balance = await node.getBalance({ address: to });
console.log('read     chain', await node.getChainId(), 'received', formatEther(balance - received));
// #endregion read

// #region deploy
const deployment = await wallet.deployContract({ abi, bytecode, ...(await fees()) });
const { contractAddress } = await node.waitForTransactionReceipt({ hash: deployment });
const tally = { address: contractAddress!, abi };
// #endregion deploy

// #region write
const call = await wallet.writeContract({
  ...tally,
  functionName: 'add',
  args: [3n],
  ...(await fees()),
});
const added = await node.waitForTransactionReceipt({ hash: call });
console.log(
  'called   count',
  await node.readContract({ ...tally, functionName: 'count', args: [account.address] }),
);
// #endregion write

// #region events
const logs = await node.getContractEvents({
  ...tally,
  eventName: 'Added',
  fromBlock: added.blockNumber,
  toBlock: added.blockNumber,
});
for (const log of logs) console.log('logged   total', log.args.total);
// #endregion events

// #region errors
import { BaseError, ContractFunctionRevertedError } from 'viem';

try {
  await wallet.writeContract({ ...tally, functionName: 'add', args: [101n], ...(await fees()) });
} catch (error) {
  const reverted =
    error instanceof BaseError &&
    error.walk((cause) => cause instanceof ContractFunctionRevertedError);
  if (!(reverted instanceof ContractFunctionRevertedError)) throw error;
  console.log('rejected', reverted.data?.errorName, ...(reverted.data?.args ?? []));
}
// #endregion errors

// #region failed
const sent = await wallet.writeContract({
  ...tally,
  functionName: 'add',
  args: [101n],
  ...(await fees()),
  gas: 100_000n,
});
const failed = await node.waitForTransactionReceipt({ hash: sent });
if (failed.status === 'reverted') console.log('failed   in block, gas used', failed.gasUsed);
// #endregion failed

// #region listen
const socket = createPublicClient({ chain, transport: webSocket(process.env.ESPACE_WS) });
const heard = new Promise<void>((resolve) => {
  socket.watchContractEvent({
    ...tally,
    eventName: 'Added',
    onLogs: ([log]) => {
      console.log('heard    total', log!.args.total);
      resolve();
    },
  });
});
// #endregion listen
await socket.getBlockNumber(); // the subscription was requested before, so it is active now
await node.waitForTransactionReceipt({
  hash: await wallet.writeContract({
    ...tally,
    functionName: 'add',
    args: [5n],
    ...(await fees()),
  }),
});
await heard;
process.exit(0);
