// Keeps the index of one token up to date until you stop it.
import { setTimeout as pause } from 'node:timers/promises';
import { createPublicClient, getAddress, http, isAddress } from 'viem';
import { open } from './database.ts';
import { createIndexer } from './indexer.ts';

const { RPC_URL, CHAIN_ID, TOKEN, START, SETTLED, FOLLOW_HEAD } = process.env;
if (!RPC_URL || !CHAIN_ID || !/^[1-9]\d*$/.test(START ?? ''))
  throw new Error(
    'Set RPC_URL, CHAIN_ID, TOKEN, and START: the block of the deployment, in decimal',
  );
// isAddress also checks the checksum, so that a typing error is noticed.
if (!TOKEN || !isAddress(TOKEN)) throw new Error(`TOKEN isn't an address: ${TOKEN ?? 'not set'}`);
const token = getAddress(TOKEN);
const client = createPublicClient({ transport: http(RPC_URL) });
const chainId = await client.getChainId();
if (chainId !== Number(CHAIN_ID))
  throw new Error(`The endpoint is chain ${chainId}, expected ${CHAIN_ID}`);
const db = await open(`./index-${CHAIN_ID}-${token}`);
const followHead = FOLLOW_HEAD === 'yes';
const idle = followHead ? 1000 : 30_000;
const { step } = createIndexer({
  client,
  db,
  token,
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
    // Endpoints limit calls per second and per day: a range reads five blocks, a block at the head three.
    await pause(!done ? idle : done.startsWith('block ') ? 700 : 1100);
  } catch (error) {
    failures += 1;
    console.error((error as Error).message.split('\n')[0]);
    await pause(Math.min(1000 * 2 ** failures, 60_000));
  }
}
