// Sends one payment with both fee fields set, and reads its receipt.
import { formatEther, parseEther, parseGwei } from 'viem';
import { client, expect, newAccount, type Receipt } from './client.ts';

const { wallet, address } = await newAccount('2');
const to = '0x1111111111111111111111111111111111111111';
const before = await client.getBalance({ address });

// #region send
const { baseFeePerGas } = await client.getBlock();
const maxPriorityFeePerGas = parseGwei('1');
const maxFeePerGas = 2n * baseFeePerGas! + maxPriorityFeePerGas;
const estimate = await client.estimateGas({ account: wallet.account, to, value: parseEther('1') });
const gas = estimate === 21_000n ? estimate : (estimate * 11n) / 10n; // a plain transfer needs no margin
const nonce = await client.getTransactionCount({ address, blockTag: 'pending' });
const hash = await wallet.sendTransaction({
  to,
  value: parseEther('1'),
  gas,
  nonce,
  maxFeePerGas,
  maxPriorityFeePerGas,
});
// #endregion send

// #region receipt
const receipt = (await client.waitForTransactionReceipt({
  hash,
  checkReplacement: false,
})) as Receipt;
console.log('status           ', receipt.status);
console.log('gasUsed          ', receipt.gasUsed.toString());
console.log('effectiveGasPrice', receipt.effectiveGasPrice.toString());
console.log('gasFee           ', BigInt(receipt.gasFee).toString());
console.log('burntGasFee      ', BigInt(receipt.burntGasFee).toString());
console.log('txExecErrorMsg   ', receipt.txExecErrorMsg);
// #endregion receipt
const paid = before - (await client.getBalance({ address })) - parseEther('1');
console.log(`the account paid ${formatEther(paid)} CFX`);
expect(paid === BigInt(receipt.gasFee), 'gasFee is what the account paid');
expect(
  receipt.effectiveGasPrice === baseFeePerGas! + maxPriorityFeePerGas,
  'you pay base fee + tip',
);
