// Two reorganizations: one moves a payment into a later epoch, the other undoes it, because its nonce is used in the other branch.
import { ask } from '../harness/chain.ts';
import { epochOf, executed, mine } from '../harness/play.ts';
import { balanceOf, branch, expect, payer, shop, sign, start } from './client.ts';
import { stageOf } from './watch.ts';

const CFX = 10n ** 18n;
const { stop } = await start();
try {
  await mine(50);

  console.log('# #region moved');
  // #region moved
  let start = await epochOf('latest_mined');
  const first = await sign(shop.address, CFX);
  await ask('cfx_sendRawTransaction', first.raw);
  await mine(10);
  const before = await show('payment, 10 blocks after it was sent', first.hash);
  await branch(start, 20); // a branch that other miners made in the meantime
  await executed();
  await show('after the reorganization', first.hash);
  await mine(10);
  const after = await show('10 blocks later', first.hash);
  // #endregion moved
  console.log('# #endregion moved');
  expect(
    Number(after?.epochNumber) > Number(before?.epochNumber),
    'the payment is executed again in a later epoch',
  );

  console.log('# #region undone');
  // #region undone
  start = await epochOf('latest_mined');
  const payment = await sign(shop.address, CFX);
  const conflict = await sign(payer.address, 0n); // the same nonce, to the payer's own account
  await ask('cfx_sendRawTransaction', payment.raw);
  await mine(10);
  await show('second payment, 10 blocks after it was sent', payment.hash);
  await branch(start, 20, conflict.raw);
  await executed();
  await show('after the reorganization', payment.hash);
  await mine(10);
  await show('10 blocks later', payment.hash);
  const other = await show('the conflicting transaction', conflict.hash);
  // #endregion undone
  console.log('# #endregion undone');
  expect(
    other?.outcomeStatus === '0x0' && (await balanceOf(shop.address)) === CFX,
    'the second payment is undone for good',
  );

  /** Prints what a receipt shows, and what the shop owns. */
  async function show(moment: string, hash: typeof first.hash) {
    const { stage, receipt } = await stageOf(hash);
    const result = receipt
      ? `${stage} in epoch ${Number(receipt.epochNumber)}, outcomeStatus ${receipt.outcomeStatus}`
      : `no receipt, ${stage}`;
    console.log(
      `${moment}\n  ${result}; the shop has ${(await balanceOf(shop.address)) / CFX} CFX`,
    );
    return receipt;
  }

  const latest = await epochOf('latest_state');
  for (let epoch = start + 1; epoch <= latest; epoch += 1) {
    const receipts = await ask<{ transactionHash: string; outcomeStatus: string }[][]>(
      'cfx_getEpochReceipts',
      `0x${epoch.toString(16)}`,
    );
    const found = receipts.flat().find(({ transactionHash }) => transactionHash === payment.hash);
    if (found)
      expect(found.outcomeStatus === '0x2', 'a later epoch lists the second payment as skipped');
    if (found)
      console.log(
        `cfx_getEpochReceipts: the second payment has outcomeStatus ${found.outcomeStatus}`,
      );
  }
} finally {
  await stop();
}
