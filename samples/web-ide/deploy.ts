// Does from a program what the buttons of a web IDE do, then checks the result as the page shows.
import { writeFileSync } from 'node:fs';
import { Conflux } from 'js-conflux-sdk';
import { compile } from './compile.js';
import { check } from './check.js';

const conflux = new Conflux({
  url: process.env['CORE_RPC'] ?? 'http://127.0.0.1:12537',
  networkId: 1234,
});
const account = conflux.wallet.addPrivateKey(process.env['CORE_KEY'] ?? '');

// #region deploy
const { abi, bytecode } = compile({ evmVersion: 'cancun', optimizer: false });
const factory = conflux.Contract({ abi, bytecode }) as unknown as {
  constructor: () => { sendTransaction: (options: object) => { executed: () => Promise<Receipt> } };
};
const receipt = await factory.constructor().sendTransaction({ from: account.address }).executed();
// #endregion deploy
interface Receipt {
  outcomeStatus: number;
  contractCreated: string;
}
if (receipt.outcomeStatus !== 0) throw new Error('the deployment failed');
console.log(`deployed: ${receipt.contractCreated}`);
writeFileSync('address.txt', receipt.contractCreated);

const same = await check(conflux, receipt.contractCreated, {
  evmVersion: 'cancun',
  optimizer: false,
});
const other = await check(conflux, receipt.contractCreated, {
  evmVersion: 'cancun',
  optimizer: true,
});
if (!same || other) throw new Error('the check is wrong');
await check(conflux, account.address, { evmVersion: 'cancun', optimizer: false }).then(
  () => {
    throw new Error('an account without code passed');
  },
  (error: Error) => console.log(`an account: ${error.message}`),
);

// #region use
const message = conflux.Contract({
  abi,
  address: receipt.contractCreated,
}) as unknown as MessageContract;
const written = await message.write('hello').sendTransaction({ from: account.address }).executed();
console.log(`written: ${written.outcomeStatus === 0}, text: ${await message.text()}`);
// #endregion use
interface MessageContract {
  write: (text: string) => {
    sendTransaction: (options: object) => { executed: () => Promise<Receipt> };
  };
  text: () => Promise<string>;
}
