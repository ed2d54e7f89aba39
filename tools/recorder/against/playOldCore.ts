import type {Chain, ChainState, CoreState, EspaceState, PosState} from '../chain';
import {buildActionsOn, numberOf} from '../chainActions';
import {coreAddressOf, toBase32} from '../node/genesisKeys';
import validator from '../node/validator.json';
import {buildReader, type Endpoints} from '../rpcClient';
import {playCore, playDeposit, playSponsoring} from '../scenario/coreSteps';
import {INTERNAL, JOINING_ACCOUNT} from '../scenario/internalContracts';
import {addresses, fillCorePool, hashOf, UNUSED} from '../scenario/play';
import {findBlock} from '../scenario/posState';
import type {Scenario} from '../scenario/steps';
import {toQuantity} from '../signing/hex';

/** Names that v2.4.0 has for what the scenario asks of a node besides public methods. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  test_generateOneBlock: 'generateoneblock',
  test_generateFixedBlock: 'generatefixedblock',
  test_addNode: 'addnode',
  cfx_newAccount: 'new_account',
  cfx_unlockAccount: 'unlock_account',
};

type Read = Chain['read'];

/** Fields of which only those are there that were given; reading any other says so. */
function partly<T extends object>(known: Partial<T>): T {
  // What is missing throws, so that nothing but T is ever read.
  return new Proxy(known, {
    get: (fields, name) => {
      // `await` checks whether its value has a `then`.
      if (name in fields || name === 'then') return Reflect.get(fields, name) as unknown;
      throw new Error(`The chain of v2.4.0 has no ${String(name)}.`);
    },
  }) as T;
}

async function findCoreState(read: Read, {actions, core}: Scenario, counter: string): Promise<CoreState> {
  const waiting = await fillCorePool(actions);
  const latestState = toQuantity(numberOf(await read('core', 'cfx_epochNumber', 'latest_state')));
  return {
    accounts: addresses(coreAddressOf),
    unused: toBase32(UNUSED.core),
    counter,
    internal: INTERNAL,
    transactions: partly(core),
    waiting,
    latestMined: toQuantity(numberOf(await read('core', 'cfx_epochNumber', 'latest_mined'))),
    latestState,
    latestStateHash: await hashOf(read, 'core', latestState),
  };
}

/** Proof of stake is at its genesis, since rounds can't be ended on demand there. */
async function findPosGenesis(read: Read): Promise<PosState> {
  const genesis = await findBlock(read, 1n);
  return partly<PosState>({
    account: validator.account,
    powAccount: coreAddressOf('frank'),
    joined: JOINING_ACCOUNT,
    epoch: '0x1',
    block: genesis,
    early: genesis,
  });
}

/**
 * Plays as much of the scenario as v2.4.0 executes: transactions of Core Space, sponsoring and a deposit, but neither
 * eSpace nor proof of stake.
 */
export async function playOldCore(endpoints: Endpoints): Promise<Chain> {
  const ask = buildReader(endpoints);
  const read: Read = (space, method, ...params) => ask(space, OLD_NAMES[method] ?? method, ...params);
  const actions = buildActionsOn(read, () => Promise.resolve());
  const scenario: Scenario = {actions, core: {}, espace: {}};
  await actions.mine(6);
  const counter = await playCore(scenario);
  await playSponsoring(scenario, counter);
  await playDeposit(scenario);
  await actions.settle();
  const state: ChainState = {
    core: await findCoreState(read, scenario, counter),
    espace: partly<EspaceState>({}),
    pos: await findPosGenesis(read),
  };
  return {...state, ...actions};
}
