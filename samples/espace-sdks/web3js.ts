import { bytecode } from './compile.ts';
import { abi } from './tally.ts';

// #region connect
import { Web3 } from 'web3';

const web3 = new Web3(process.env.ESPACE_RPC);
const account = web3.eth.accounts.wallet.add(process.env.ESPACE_KEY!)[0]!;
// #endregion connect

// #region fees
async function fees() {
  const { baseFeePerGas } = await web3.eth.getBlock();
  const tip = BigInt(web3.utils.toWei('1', 'gwei'));
  return { maxPriorityFeePerGas: String(tip), maxFeePerGas: String(2n * baseFeePerGas! + tip) };
}
// #endregion fees

const to = web3.eth.accounts.privateKeyToAccount(process.env.ESPACE_KEY_2!).address;
const received = await web3.eth.getBalance(to);

// #region send
const value = web3.utils.toWei('1', 'ether');
const paid = await web3.eth.sendTransaction({
  from: account.address,
  to,
  value,
  ...(await fees()),
});
console.log(
  'paid     status',
  paid.status === 1n,
  'price',
  web3.utils.fromWei(paid.effectiveGasPrice!, 'gwei'),
);
// #endregion send

// #region read
const balance = await web3.eth.getBalance(to);
console.log(
  'read     chain',
  Number(await web3.eth.getChainId()),
  'received',
  web3.utils.fromWei(balance - received, 'ether'),
);
// #endregion read

// #region deploy
const tally = await new web3.eth.Contract(abi)
  .deploy({ data: bytecode })
  .send({ from: account.address, ...(await fees()) });
// #endregion deploy

// #region write
const added = await tally.methods.add(3).send({ from: account.address, ...(await fees()) });
console.log('called   count', await tally.methods.count(account.address).call());
// #endregion write

// #region events
const logs = await tally.getPastEvents('Added', {
  fromBlock: added.blockNumber,
  toBlock: added.blockNumber,
});
for (const log of logs)
  if (typeof log !== 'string') console.log('logged   total', log.returnValues.total);
// #endregion events

// #region errors
try {
  await tally.methods.add(101).send({ from: account.address, ...(await fees()) });
} catch (error) {
  const { errorName, errorArgs } = (
    error as { innerError: { errorName: string; errorArgs: Record<string, bigint> } }
  ).innerError;
  console.log('rejected', errorName, errorArgs.amount, errorArgs.limit);
}
// #endregion errors

// #region failed
try {
  await tally.methods.add(101).send({ from: account.address, ...(await fees()), gas: '100000' });
} catch (error) {
  console.log(
    'failed   in block, gas used',
    (error as { receipt: { gasUsed: bigint } }).receipt.gasUsed,
  );
}
// #endregion failed

// #region listen
const socket = new Web3(process.env.ESPACE_WS);
const watched = new socket.eth.Contract(abi, tally.options.address);
const subscription = watched.events.Added();
const heard = new Promise<void>((resolve) => {
  subscription.on('data', (log) => {
    console.log('heard    total', log.returnValues.total);
    resolve();
  });
});
// #endregion listen
await new Promise((resolve) => subscription.once('connected', resolve));
await tally.methods.add(5).send({ from: account.address, ...(await fees()) });
await heard;
process.exit(0);
