// Tries what the community FAQs claim.
import { Wallet } from 'ethers';
import sdk from 'js-conflux-sdk';

const conflux = new sdk.Conflux({
  url: process.env.CORE_RPC ?? 'http://127.0.0.1:12537',
  networkId: 1234,
});
const sender = conflux.wallet.addPrivateKey(process.env.CORE_KEY!);
const receiver = conflux.wallet.addPrivateKey(process.env.CORE_KEY_2!);

function expect(condition: boolean, claim: string): void {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}
const mark = (line: string) => console.log(`# #${line}`);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The receipt of a transaction; waits up to a minute for it. */
async function receiptOf(hash: string) {
  for (let i = 0; i < 300; i++) {
    const receipt = await conflux.cfx.getTransactionReceipt(hash);
    if (receipt) return receipt;
    await pause(200);
  }
  throw new Error(`No receipt of ${hash}`);
}

// Another epoch number than the epoch height.
mark('region height');
const hash = await conflux.cfx.sendTransaction({
  from: sender.address,
  to: receiver.address,
  value: 1,
});
const receipt = await receiptOf(hash);
const transaction = (await conflux.cfx.getTransactionByHash(hash))!;
const distance = Number(receipt.epochNumber) - Number(transaction.epochHeight);
console.log(`epochHeight is before epochNumber: ${distance > 0}`);
expect(distance > 0, 'the transaction was executed in a later epoch than the one it refers to');
mark('endregion height');

mark('region blocks');
const last = Number(await conflux.cfx.epochNumber('latest_state'));
const first = Math.max(1, last - 99);
const counts: number[] = [];
let empty;
for (let epoch = first; epoch <= last; epoch++) {
  const hashes = await conflux.cfx.getBlocksByEpochNumber(epoch);
  counts.push(hashes.length);
  const block = (await conflux.cfx.getBlockByHash(hashes.at(-1)!, false))!;
  if (block.transactions.length === 0) empty ??= block;
}
console.log(`blocks in an epoch, at least: ${Math.min(...counts)}`);
expect(Math.min(...counts) >= 1, 'every epoch has its pivot block');
console.log(
  `transactions in an empty block: ${empty!.transactions.length}, its miner: ${empty!.miner === null ? 'null' : 'an address'}`,
);
expect(empty!.miner !== null, 'a block has a miner without a transaction that pays it');
mark('endregion blocks');

mark('region genesis');
type Genesis = { transactions: { to: string | null; contractCreated: string | null }[] };
const { transactions } = (await conflux.cfx.getBlockByEpochNumber(0, true)) as unknown as Genesis;
const creations = transactions.filter(({ to }) => to === null);
console.log(`contracts of the genesis block: ${creations.length}`);
console.log(
  `with contractCreated: ${creations.filter(({ contractCreated }) => contractCreated).length}`,
);
expect(
  creations.length > 0 && creations.every(({ contractCreated }) => contractCreated === null),
  'the genesis block names no addresses',
);
mark('endregion genesis');

mark('region estimate');
const text = await conflux.cfx
  .estimateGasAndCollateral({ from: sender.address, data: '0xa9059cbb' })
  .then(
    () => 'an estimate',
    (error: { message: string; data?: string }) => `${error.message}\n${error.data}`,
  );
console.log(text);
mark('endregion estimate');

mark('region power');
// #region power
/** The hashes per second that all miners compute together, by the blocks of the last epochs. */
async function miningPower(epochs: number): Promise<number> {
  const end = Number(await conflux.cfx.epochNumber('latest_state'));
  const times: number[] = [];
  let work = 0;
  for (let epoch = end - epochs; epoch <= end; epoch++) {
    const hashes: string[] = await conflux.cfx.getBlocksByEpochNumber(epoch);
    const blocks = await Promise.all(
      hashes.map(async (hash) => (await conflux.cfx.getBlockByHash(hash, false))!),
    );
    times.push(Number(blocks.at(-1)!.timestamp)); // the pivot block is the last one
    if (epoch > end - epochs)
      work += blocks.reduce((sum, { difficulty }) => sum + Number(difficulty), 0);
  }
  return work / (times.at(-1)! - times[0]!);
}
// #endregion power
const pivot = (await conflux.cfx.getBlockByEpochNumber('latest_state', false))!;
const power = await miningPower(10);
console.log(
  `difficulty ${pivot.difficulty}; a number above zero: ${power > 0 && Number.isFinite(power)}`,
);
expect(power > 0 && Number.isFinite(power), 'the function returns a number');
mark('endregion power');

mark('region keystore');
const account = conflux.wallet.addRandom();
// #region keystore
const keystore = account.encrypt('a long password'); // js-conflux-sdk 2.6.0
const inEthers = await Wallet.fromEncryptedJson(JSON.stringify(keystore), 'a long password');
console.log('the same key in ethers:', inEthers.privateKey === account.privateKey);

const file = JSON.parse(await inEthers.encrypt('a long password')); // ethers 6.17.0
conflux.wallet.delete(account.address); // the wallet accepts an address only once
const inSdk = conflux.wallet.addKeystore({ ...file, crypto: file.Crypto }, 'a long password');
console.log('the same key in js-conflux-sdk:', inSdk.privateKey === account.privateKey);
// #endregion keystore
expect(
  inEthers.privateKey === account.privateKey && inSdk.privateKey === account.privateKey,
  'both open the file of the other',
);
try {
  conflux.wallet.addKeystore(file, 'a long password');
  throw new Error('No longer true: the name of the part matters');
} catch (error) {
  console.log('without the change:', (error as Error).message);
}
mark('endregion keystore');
