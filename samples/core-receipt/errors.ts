// Sends one transaction for each message that a receipt can have, and prints it with what it cost.
import { encodeFunctionData, parseAbi, type Hex } from 'viem';
import { generatePrivateKey } from 'viem/accounts';
import {
  account,
  base32,
  call,
  CFX,
  deploy,
  expect,
  GDRIP,
  payer,
  send,
  submit,
  waitForReceipt,
  type Call,
  type Receipt,
} from './client.ts';

const till = await deploy();
const GAS = 100_000n;

// #region print
/** Prints how much of the gas limit a failed transaction paid for, and the node's message. */
function print(situation: string, receipt: Receipt, gas = GAS): void {
  const charged = BigInt(receipt.gasFee) / BigInt(receipt.effectiveGasPrice);
  const share =
    charged === gas ? 'all' : charged === gas - gas / 4n ? '3/4' : charged.toLocaleString('en-US');
  console.log(`${situation.padEnd(36)}${share.padEnd(9)}${receipt.txExecErrorMsg?.trimEnd()}`);
  expect(
    receipt.outcomeStatus === '0x1' && receipt.logs.length === 0,
    'a failed transaction has no logs',
  );
  expect(
    receipt.storageCollateralized === '0x0' && receipt.contractCreated === null,
    'a failed transaction stores nothing',
  );
}
// #endregion print
const fail = async (situation: string, request: Call) =>
  print(situation, await send(payer, { to: till, gas: GAS, ...request }), request.gas);

console.log('# #region revert');
await fail('revert with a text', { data: call('refuse') });
await fail('revert with a text of 60 characters', { data: call('refuseAtLength') });
await fail('revert with a custom error', { data: call('refuseShortly') });
await fail('assert(false)', { data: call('fail') });
await fail('a function that does not exist', { data: '0x12345678' });
await fail('CFX to a contract without receive()', { value: 1n });
console.log('# #endregion revert');

console.log('# #region machine');
await fail('an endless loop', { data: call('spin') });
await fail('a new entry, storageLimit 63', { data: call('pay'), value: 1n, storageLimit: 63n });
const poor = account(generatePrivateKey());
await send(payer, { to: poor.address, value: CFX / 20n, gas: 21_000n }); // less than the collateral of an entry
print(
  'a new entry, limit 0, 0.05 CFX left',
  await send(poor, { to: till, gas: GAS, data: call('pay'), value: 1n, storageLimit: 0n }),
);
await fail('opcode 0xfe', { data: call('invalid') });
await fail('a jump to a wrong place', { data: call('jump') });
await fail('RETURNDATACOPY past the end', { data: call('outOfBounds') });
const code = async (situation: string, data: Hex) => fail(situation, { to: undefined, data });
await code('an opcode that does not exist', '0x0c');
await code('POP from an empty stack', '0x50');
await code('a deeper stack than 1,024', '0x5b5f5f56');
await code('contract code begins with 0xef', '0x60ef5f5360015ff3');
console.log('# #endregion machine');

console.log('# #region conflux');
const staking = base32('0x0888000000000000000000000000000000000002');
const deposit = encodeFunctionData({
  abi: parseAbi(['function deposit(uint256 drip)']),
  functionName: 'deposit',
  args: [1n],
});
await fail('deposit of 1 drip in Staking', { to: staking, data: deposit });
await fail('a function that Staking lacks', { to: staking, data: '0x12345678' });
await fail('a precompile with wrong input', {
  to: base32('0x0000000000000000000000000000000000000006'),
  data: `0x${'11'.repeat(128)}`,
});
await fail('a contract that exists already', {
  data: call('createTwice'),
  gas: 1_000_000n,
  storageLimit: 1_024n,
});
console.log('# #endregion conflux');

console.log('# #region cash');
// #region cash
const spender = account(generatePrivateKey());
await send(payer, { to: spender.address, value: CFX, gas: 21_000n });
const payment = { to: payer.address, value: CFX - 30_000n * GDRIP, gas: 21_000n };
const second = await submit(spender, payment, 1n);
await submit(spender, payment, 0n);
print('two payments, money for one', await waitForReceipt(second), 21_000n);
// #endregion cash
console.log('# #endregion cash');
