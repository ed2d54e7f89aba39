// Runs the scanner of one space until it is stopped, and prints each change.
import { setTimeout as pause } from 'node:timers/promises';
import { coreSpace } from './core.ts';
import { eSpace } from './espace.ts';
import { open, save } from './ledger.ts';
import { callerOf } from './rpc.ts';
import { step } from './scanner.ts';

const { SPACE, RPC_URL = '', LEDGER = '', ACCOUNTS = '', TOKENS = '', START = '' } = process.env;
if (!RPC_URL || !LEDGER || !ACCOUNTS || !/^\d+$/.test(START))
  throw new Error('Set SPACE, RPC_URL, LEDGER, ACCOUNTS, TOKENS and START');
const list = (text: string) => text.split(',').filter(Boolean);
const create = SPACE === 'core' ? coreSpace : eSpace;
const space = create(callerOf(RPC_URL), list(ACCOUNTS), list(TOKENS));

// #region loop
const ledger = await open(LEDGER, space, Number(START));
for (;;) {
  const done = await step(space, ledger).catch((error: Error) => {
    if (/would be credited twice|has another hash/.test(error.message)) throw error;
    console.error(error.message); // the node is unavailable, or the chain changed: try again
  });
  if (done) {
    save(LEDGER, ledger);
    console.log(done);
  } else await pause(1000);
}
// #endregion loop
