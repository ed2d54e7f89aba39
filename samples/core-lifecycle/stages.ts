// Starts a chain with one PoS validator, sends a payment, and watches it while blocks and votes are made.
import { ask } from '../harness/chain.ts';
import { decide, mine, rounds } from '../harness/play.ts';
import { expect, shop, sign, start } from './client.ts';
import { watch } from './watch.ts';

const { stop } = await start();
try {
  await mine(50);
  // #region send
  const { raw, hash } = await sign(shop.address, 10n ** 18n);
  console.log(
    'signed       unknown to the node:',
    (await ask('cfx_getTransactionByHash', hash)) === null,
  );
  const sent = await ask('cfx_sendRawTransaction', raw);
  // #endregion send
  expect(sent === hash, 'the hash is known before sending');
  let blocks = 0;
  await watch(hash, async () => {
    await mine(1);
    blocks += 1;
    if (blocks === 60) await decide(60);
    if (blocks >= 60) await rounds(1);
    expect(blocks < 120, 'the payment becomes final');
  });
} finally {
  await stop();
}
