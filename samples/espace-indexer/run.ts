// Keeps the index of one token up to date until you stop it.
import { setTimeout as pause } from 'node:timers/promises';
import { createPublicClient, http, type Address } from 'viem';
import { open } from './database.ts';
import { createIndexer } from './indexer.ts';

const { RPC_URL, CHAIN_ID, TOKEN, START, SETTLED, FOLLOW_HEAD } = process.env;
const client = createPublicClient({ transport: http(RPC_URL) });
const chainId = await client.getChainId();
if (chainId !== Number(CHAIN_ID)) throw new Error(`The endpoint is chain ${chainId}, expected ${CHAIN_ID}`);
const db = await open(`./index-${CHAIN_ID}-${TOKEN}`);
const followHead = FOLLOW_HEAD === 'yes';
const idle = followHead ? 1000 : 30_000;
const { step } = createIndexer({
  client,
  db,
  token: TOKEN as Address,
  start: BigInt(START!),
  settled: SETTLED === 'safe' ? 'safe' : 'finalized',
  followHead,
  maxRange: 1000n,
});

let failures = 0;
for (;;) {
  try {
    const done = await step();
    failures = 0;
    if (done) console.log(done);
    await pause(done ? 500 : idle); // endpoints limit calls per second and per day
  } catch (error) {
    failures += 1;
    console.error((error as Error).message.split('\n')[0]);
    await pause(Math.min(1000 * 2 ** failures, 60_000));
  }
}
