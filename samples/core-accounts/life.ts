// Follows one transaction through its sender's account, then lets a sponsor pay for the same call.
import { createWalletClient, http } from 'cive';
import { formatEther } from 'viem';
import {
  assert,
  call,
  CFX,
  core,
  deploy,
  funder,
  GDRIP,
  newAccount,
  send,
  sponsor,
  url,
} from './client.js';

const mark = (line: string) => console.log(`# #${line}`);
const whole = (n: bigint) => n.toLocaleString('en-US');

const notebook = await deploy();
const reader = newAccount();
await send(funder, { to: reader.address, value: CFX });

/** Prints an account and returns it. */
// #region show
async function show(moment: string, address = reader.address) {
  const account = await core.getAccount({ address });
  const cfx = (drip: bigint) => formatEther(drip).padEnd(14);
  console.log(
    `${moment.padEnd(7)} balance ${cfx(account.balance)} nonce ${account.nonce}  collateral ${formatEther(account.collateralForStorage)}`,
  );
  return account;
}
// #endregion show

mark('region send');
// #region send
const before = await show('before');
const data = call('write', [5n]);
const { gasLimit, storageCollateralized } = await core.estimateGasAndCollateral({
  account: reader,
  to: notebook,
  data,
});
const gas = gasLimit + gasLimit / 10n; // the estimate and a tenth
const wallet = createWalletClient({ account: reader, chain: core.chain, transport: http(url) });
const hash = await wallet.sendTransaction({
  to: notebook,
  data,
  gas, // pays for at least three quarters of this
  storageLimit: storageCollateralized, // locks at most this many units
  maxFeePerGas: 2n * GDRIP,
  maxPriorityFeePerGas: GDRIP / 10n,
});
const receipt = await core.waitForTransactionReceipt({ hash, retryCount: 200 });
const after = await show('after');
// #endregion send
mark('endregion send');

assert(receipt.outcomeStatus === 'success', 'the call succeeds');
const { gasUsed, gasFee, effectiveGasPrice } = receipt;
const locked = after.collateralForStorage - before.collateralForStorage;
mark('region receipt');
console.log(`gas estimate     ${whole(gasLimit)}`);
console.log(`gas limit        ${whole(gas)}`);
console.log(`gas used         ${whole(gasUsed)}`);
console.log(`gas charged      ${whole(gasFee / effectiveGasPrice)}`);
console.log(
  `price            ${Number(effectiveGasPrice) / 1e9} Gdrip = ${whole(effectiveGasPrice)} drip`,
);
console.log(`fee              ${formatEther(gasFee)} CFX`);
console.log(`storage limit    ${storageCollateralized} units`);
console.log(`deposit          ${formatEther(locked)} CFX`);
mark('endregion receipt');
assert(before.balance - after.balance === gasFee + locked, 'the balance falls by fee and deposit');
assert(Number(after.nonce) === Number(before.nonce) + 1, 'the nonce rises by one');
assert(locked === CFX / 16n && storageCollateralized === 64n, 'an entry locks 1/16 CFX');
assert(
  gasUsed >= gas - gas / 4n && gasFee === gasUsed * effectiveGasPrice,
  'a close limit costs nothing extra',
);

mark('region epochs');
const { epochNumber, latestState } = await core.getStatus();
console.log(
  `newest mined epoch − newest executed epoch = ${BigInt(epochNumber) - BigInt(latestState)}`,
);
mark('endregion epochs');
assert(BigInt(epochNumber) - BigInt(latestState) === 4n, 'execution is four epochs behind');
assert(BigInt(receipt.epochNumber) <= BigInt(latestState), 'a receipt is of an executed epoch');

mark('region erase');
// #region erase
await send(reader, { to: notebook, data: call('erase') });
const erased = await show('erased');
// #endregion erase
mark('endregion erase');
assert(erased.collateralForStorage === 0n, 'clearing the entry returns the deposit');
assert(erased.balance > after.balance, 'the deposit is more than the fee');

await sponsor(notebook, CFX, CFX);
const guest = newAccount();
mark('region sponsored');
// #region sponsored
const guestBefore = await show('before', guest.address);
await send(guest, { to: notebook, data });
const guestAfter = await show('after', guest.address);
// #endregion sponsored
mark('endregion sponsored');
assert(guestBefore.balance === 0n && guestAfter.balance === 0n, 'a guest needs no CFX');
assert(
  Number(guestAfter.nonce) === 1 && guestAfter.collateralForStorage === 0n,
  'a guest gets a nonce and owns no deposit',
);
