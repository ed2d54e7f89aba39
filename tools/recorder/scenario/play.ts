import {setTimeout as pause} from 'node:timers/promises';
import type {AccountName, ChainState, CoreState, EspaceState, Waiting} from '../chain';
import {ACCOUNTS} from '../chain';
import {numberOf, textOf, type ChainActions} from '../chainActions';
import {coreAddressOf, espaceAddressOf, toBase32} from '../node/genesisKeys';
import {toQuantity} from '../signing/hex';
import {playCore, playCrossSpace, playSponsoring, playStaking} from './coreSteps';
import {playEspace} from './espaceSteps';
import {CFX, INTERNAL} from './internalContracts';
import {findPosState} from './posState';
import type {Scenario} from './steps';

/** With a reserve for the time that one block takes. */
const FIRST_BEAT_MS = 16_000;
const TWO_BEATS_MS = 41_000;

/** Addresses that no one ever sends anything to. */
export const UNUSED = {core: `0x1${'2'.repeat(39)}`, espace: `0x${'42'.repeat(20)}`};

/** Each account's address. */
export function addresses(addressOf: (name: AccountName) => string): Record<AccountName, string> {
  const [alice, bob, carol, dave, erin, frank] = ACCOUNTS;
  return {
    alice: addressOf(alice),
    bob: addressOf(bob),
    carol: addressOf(carol),
    dave: addressOf(dave),
    erin: addressOf(erin),
    frank: addressOf(frank),
  };
}

/** Every place that the scenario promises, once all are there. */
function complete<K extends string, T>(places: Partial<Record<K, T>>): Record<K, T> {
  // Each name is set by the step that bears it, or the run has already failed.
  return places as Record<K, T>;
}

function waiting(from: AccountName, nonce: bigint, hash: string): Waiting {
  return {from, hash, nonce: toQuantity(nonce)};
}

/** Leaves one transaction ready and one behind a nonce gap in the pool of Core Space. */
export async function fillCorePool({sendCore}: ChainActions): Promise<CoreState['waiting']> {
  const fields = {to: coreAddressOf('bob'), value: CFX / 10n};
  return {
    ready: waiting('erin', 0n, await sendCore('erin', {...fields, nonce: 0n})),
    behindGap: waiting('dave', 2n, await sendCore('dave', {...fields, nonce: 2n})),
  };
}

async function fillEspacePool({sendEspace}: ChainActions): Promise<EspaceState['waiting']> {
  const fields = {to: espaceAddressOf('bob'), value: CFX / 10n};
  return {
    ready: waiting('erin', 0n, await sendEspace('erin', {...fields, nonce: 0n})),
    behindGap: waiting('dave', 2n, await sendEspace('dave', {...fields, nonce: 2n})),
  };
}

/** The hash of a block of eSpace, or of the pivot block of an epoch. */
export async function hashOf(read: ChainActions['read'], space: 'core' | 'espace', number: string): Promise<string> {
  const method = space === 'core' ? 'cfx_getBlockByEpochNumber' : 'eth_getBlockByNumber';
  const block = await read(space, method, number, false);
  return textOf(typeof block === 'object' && block !== null && 'hash' in block ? block.hash : undefined);
}

/**
 * The node's risk that a block is turned over depends on what was mined between two beats of a timer of 20 seconds, and
 * decides what is confirmed. Before the first beat, and after two beats without a block, it depends on the chain alone;
 * the newest block then carries that risk.
 */
async function settleRisk({mine}: ChainActions, startedAt: number): Promise<void> {
  if (Date.now() - startedAt > FIRST_BEAT_MS) await pause(TWO_BEATS_MS);
  await mine(1);
}

/**
 * Plays the whole scenario on a node at the genesis; the resulting state of the chain is the same in every run except
 * for hashes and times.
 */
export async function playScenario(actions: ChainActions, startedAt: number): Promise<ChainState> {
  const scenario: Scenario = {actions, core: {}, espace: {}};
  await actions.mine(6);
  const counter = await playCore(scenario);
  await playSponsoring(scenario, counter);
  // Proof of stake passes over what happens before its first decision on the pivot chain, at height 60.
  await playStaking(scenario);
  const espaceCounter = await playEspace(scenario);
  await playCrossSpace(scenario, espaceCounter);
  // Rewards of proof of stake are paid by the blocks that refer to its next epoch.
  await actions.posRounds(12);
  await actions.settle();
  await settleRisk(actions, startedAt);
  const inCore = await fillCorePool(actions);
  const inEspace = await fillEspacePool(actions);
  return readState(scenario, {core: counter, espace: espaceCounter}, {core: inCore, espace: inEspace});
}

/** The state of the chain that a scenario led to, with the contract that it made in each space and what waits there. */
async function readState(
  {actions: {read}, core, espace}: Scenario,
  counters: {core: CoreState['counter']; espace: EspaceState['counter']},
  pools: {core: CoreState['waiting']; espace: EspaceState['waiting']},
): Promise<ChainState> {
  const latestMined = toQuantity(numberOf(await read('core', 'cfx_epochNumber', 'latest_mined')));
  const latestState = toQuantity(numberOf(await read('core', 'cfx_epochNumber', 'latest_state')));
  const latest = toQuantity(numberOf(await read('espace', 'eth_blockNumber')));
  return {
    core: {
      accounts: addresses(coreAddressOf),
      unused: toBase32(UNUSED.core),
      counter: counters.core,
      internal: INTERNAL,
      transactions: complete(core),
      waiting: pools.core,
      latestMined,
      latestState,
      latestStateHash: await hashOf(read, 'core', latestState),
    },
    espace: {
      accounts: addresses(espaceAddressOf),
      unused: UNUSED.espace,
      counter: counters.espace,
      transactions: complete(espace),
      waiting: pools.espace,
      latest,
      latestHash: await hashOf(read, 'espace', latest),
    },
    pos: await findPosState(read),
  };
}
