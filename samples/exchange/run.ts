// Runs the scanner of one space until it is stopped, and prints each change.
import { setTimeout as pause } from 'node:timers/promises';
import { coreSpace } from './core.ts';
import { eSpace } from './espace.ts';
import { open, save } from './ledger.ts';
import { callerOf } from './rpc.ts';
import { step } from './scanner.ts';
import { recipientOf } from './wallets.ts';

const { SPACE = '', RPC_URL = '', LEDGER = '', ACCOUNTS = '', START = '' } = process.env;
const { TOKENS = '', IGNORE = '' } = process.env;
if (!RPC_URL || !LEDGER || !ACCOUNTS || !/^\d+$/.test(START))
  throw new Error('Set SPACE, RPC_URL, LEDGER, ACCOUNTS, TOKENS, IGNORE and START');
const create = { core: coreSpace, espace: eSpace }[SPACE];
if (!create) throw new Error('SPACE is core or espace');
const list = (text: string) =>
  text
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
const call = callerOf(RPC_URL);
const [accounts, tokens, ignored] = [list(ACCOUNTS), list(TOKENS), list(IGNORE)];
// A mistyped address, or one of another network, would never match: both spaces throw for it.
if (SPACE === 'core') {
  const { networkId } = await call<{ networkId: string }>('cfx_getStatus');
  for (const address of [...accounts, ...tokens, ...ignored])
    recipientOf(address, Number(networkId));
}
const space = create(call, accounts, tokens, ignored);

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
