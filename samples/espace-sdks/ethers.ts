import { bytecode } from './compile.ts';
import { abi } from './tally.ts';

// #region connect
import {
  Contract,
  ContractFactory,
  EventLog,
  JsonRpcProvider,
  Wallet,
  WebSocketProvider,
  formatEther,
  formatUnits,
  isCallException,
  parseEther,
  parseUnits,
} from 'ethers';

const node = new JsonRpcProvider(process.env.ESPACE_RPC, 1235, {
  staticNetwork: true,
  pollingInterval: 1_000,
});
const wallet = new Wallet(process.env.ESPACE_KEY!, node);
// #endregion connect

// #region fees
async function fees() {
  const block = await node.getBlock('latest');
  const tip = parseUnits('1', 'gwei');
  return { maxPriorityFeePerGas: tip, maxFeePerGas: 2n * block!.baseFeePerGas! + tip };
}
// #endregion fees

const to = new Wallet(process.env.ESPACE_KEY_2!).address;
const received = await node.getBalance(to);

// #region send
const payment = await wallet.sendTransaction({ to, value: parseEther('1'), ...(await fees()) });
const paid = await payment.wait();
console.log(
  'paid     status',
  paid!.status === 1,
  'price',
  Number(formatUnits(paid!.gasPrice, 'gwei')),
);
// #endregion send

// #region read
const balance = await node.getBalance(to);
console.log(
  'read     chain',
  Number((await node.getNetwork()).chainId),
  'received',
  Number(formatEther(balance - received)),
);
// #endregion read

// #region deploy
const factory = new ContractFactory(abi, bytecode, wallet);
const deployed = await (await factory.deploy(await fees())).waitForDeployment();
const tally = new Contract(await deployed.getAddress(), abi, wallet);
// #endregion deploy

// #region write
const add = tally.getFunction('add');
const added = await (await add(3, await fees())).wait();
console.log('called   count', await tally.getFunction('count')(wallet.address));
// #endregion write

// #region events
const logs = await tally.queryFilter('Added', added.blockNumber, added.blockNumber);
for (const log of logs) if (log instanceof EventLog) console.log('logged   total', log.args.total);
// #endregion events

// #region errors
try {
  await add(101, await fees());
} catch (error) {
  if (!isCallException(error) || !error.data) throw error;
  const reverted = tally.interface.parseError(error.data);
  console.log('rejected', reverted?.name, ...(reverted?.args ?? []));
}
// #endregion errors

// #region failed
try {
  await (await add(101, { ...(await fees()), gasLimit: 100_000 })).wait();
} catch (error) {
  if (!isCallException(error)) throw error;
  console.log('failed   in block, gas used', error.receipt?.gasUsed);
}
// #endregion failed

// #region listen
const socket = new WebSocketProvider(process.env.ESPACE_WS!, 1235, { staticNetwork: true });
const watched = new Contract(tally.target, abi, socket);
const heard = new Promise<void>((resolve) => {
  void watched.on('Added', (_by, _amount, total) => {
    console.log('heard    total', total);
    resolve();
  });
});
// #endregion listen
await socket.getBlockNumber(); // the subscription was requested before, so it is active now
await (await add(5, await fees())).wait();
await heard;
process.exit(0);
