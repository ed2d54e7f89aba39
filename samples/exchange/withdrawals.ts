// Pays out in both spaces: a crash before sending, the same withdrawal twice, a reorganization; then checks the balances.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { formatEther, parseEther as cfx } from 'viem';
import { ask, coreUrl, startChain } from '../harness/chain.ts';
import { PLAYED } from '../harness/nodeFiles.ts';
import { mine } from '../harness/play.ts';
import { OWNER_KEY } from '../harness/startNode.ts';
import {
  askEspace,
  base32,
  beforeEspaceBlock,
  best,
  branchAfter,
  crossOver,
  customers,
  espacePort,
  espaceUrl,
  finalize,
  nonces,
  payers,
} from './chain.ts';
import { save } from './ledger.ts';
import { deliver, request, type Outbox } from './payouts.ts';
import { callerOf } from './rpc.ts';
import { coreWallet, espaceWallet, recipientOf } from './wallets.ts';

const settings = {
  ...PLAYED,
  enable_optimistic_execution: true,
  jsonrpc_http_eth_port: espacePort,
};
const { stop } = await startChain({ settings });
try {
  await mine(10);
  nonces.core = Number(await ask('cfx_getNextNonce', payers.core.address));
  await crossOver(payers.espace.address, cfx('1000'));
  await mine(10);

  console.log('# #region recipients');
  const { anna } = customers;
  for (const [what, text] of Object.entries({
    'upper case, with type': recipientLong(anna.core),
    'one wrong letter': anna.core.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
    'a letter outside the alphabet': anna.core.replace(/.$/, 'o'),
    'of another network': anna.core.replace('net1234', 'cfx'),
    'an eSpace address in base32': base32('0x05409a05409a05409a05409a05409a05409a0540'),
    'an eSpace address': anna.espace,
  })) {
    let result = 'accepted';
    try {
      recipientOf(text, 1234);
    } catch {
      result = 'rejected';
    }
    console.log(`${what.padEnd(32)}${result}`);
  }
  console.log('# #endregion recipients');

  const wallets = {
    core: coreWallet(callerOf(coreUrl), OWNER_KEY, 1234),
    espace: espaceWallet(callerOf(espaceUrl), OWNER_KEY, 1235),
  };
  for (const side of ['core', 'espace'] as const) {
    const wallet = wallets[side];
    const file = `payouts-${side}.json`;
    const store = (outbox: Outbox) => save(file, outbox);
    /** What a program finds when it starts. */
    const load = (): Outbox =>
      existsSync(file)
        ? (JSON.parse(readFileSync(file, 'utf8')) as Outbox)
        : { nextNonce: nonces[side], payouts: [] };
    const pay = { id: 'W1', to: anna[side], amount: cfx('7') };
    const balance = async () =>
      formatEther(
        BigInt(
          side === 'core'
            ? await ask<string>('cfx_getBalance', anna.core)
            : await askEspace<string>('eth_getBalance', anna.espace, 'latest'),
        ),
      );
    console.log(`# #region ${side}`);
    const show = async (what: string) =>
      console.log(`${what.padEnd(44)}anna has ${await balance()} CFX`);
    await request(load(), wallet, store, pay);
    await show('stored, then the program crashes');
    await request(load(), wallet, store, pay); // the restarted program gets the withdrawal again
    assert.equal(load().payouts.length, 1);
    await assert.rejects(request(load(), wallet, store, { ...pay, amount: cfx('8') }));
    const wrong = anna[side].replace(/[a-f](?=[^a-f]*$)/, (letter) => letter.toUpperCase());
    if (side === 'espace') await assert.rejects(wallet.sign(0, wrong, 1n));
    await beforeEspaceBlock();
    const fork = await best();
    assert.deepEqual(await deliver(load(), wallet, store), []);
    await mine(10);
    await show('started again, sent');
    const again = await deliver(load(), wallet, store);
    console.log(`sent again: ${again[0]!.replace(/0x[0-9a-f]+/, '0x…')}`);
    await branchAfter(fork, []);
    await show('after a reorganization');
    await deliver(load(), wallet, store);
    await mine(10);
    await show('sent again');
    await mine(60);
    await finalize();
    await deliver(load(), wallet, store);
    await show(`final, ${load().payouts[0]!.outcome}`);
    console.log(`# #endregion ${side}`);
    assert.equal(await balance(), '7');
    assert.equal(load().payouts[0]!.outcome, 'paid');
  }
} finally {
  await stop();
}

function recipientLong(address: string): string {
  return address.replace(':', ':type.user:').toUpperCase();
}
