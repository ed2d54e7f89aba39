import {decodeBase32Address} from 'docusaurus-plugin-openrpc/base32-address';
import {numberOf} from '../chainActions';
import {coreAddressOf, espaceAddressOf} from '../node/genesisKeys';
import {COUNTER} from './counter';
import {CFX, INTERNAL, INTERNAL_CALLS} from './internalContracts';
import {findDeployed, findPhantom} from './places';
import {stepCore, type Scenario} from './steps';

const CALL = {gas: 200_000n, storageLimit: 1024n};

function toHexAddress(base32: string): string {
  const reading = decodeBase32Address(base32);
  if (!reading.ok) throw new Error(`${base32} is not an address.`);
  return reading.hex;
}

/** A deposit, and a vote locked from it. */
export async function playDeposit(scenario: Scenario): Promise<void> {
  await stepCore(scenario, 'deposit', 'carol', {
    ...CALL,
    to: INTERNAL.staking,
    data: INTERNAL_CALLS.deposit(8000n * CFX),
  });
  const unlock = 200_000_000n;
  await stepCore(scenario, 'voteLock', 'carol', {
    ...CALL,
    to: INTERNAL.staking,
    data: INTERNAL_CALLS.voteLock(2000n * CFX, unlock),
  });
}

/** Staking, a locked vote, a vote on a parameter, and a second account in proof of stake. */
export async function playStaking(scenario: Scenario): Promise<void> {
  const {read} = scenario.actions;
  await playDeposit(scenario);
  await stepCore(scenario, 'posRegister', 'carol', {
    ...CALL,
    gas: 500_000n,
    to: INTERNAL.posRegister,
    data: INTERNAL_CALLS.register(5n),
  });
  await stepCore(scenario, 'posRetire', 'frank', {
    ...CALL,
    gas: 6_000_000n,
    to: INTERNAL.posRegister,
    data: INTERNAL_CALLS.retire(100n),
  });
  const round = numberOf(
    await read('core', 'cfx_call', {to: INTERNAL.paramsControl, data: INTERNAL_CALLS.currentRound}),
  );
  await stepCore(scenario, 'daoVote', 'carol', {
    ...CALL,
    to: INTERNAL.paramsControl,
    data: INTERNAL_CALLS.castVote(round, [0n, 1000n * CFX, 0n]),
  });
}

/** Transfers of each type, and a contract with its calls, good and bad. */
export async function playCore(scenario: Scenario): Promise<string> {
  const to = coreAddressOf('bob');
  await stepCore(scenario, 'transfer', 'alice', {to, value: CFX});
  await stepCore(scenario, 'legacyTransfer', 'alice', {type: 0, to, value: CFX / 2n});
  const accessList = [{address: coreAddressOf('carol'), storageKeys: [`0x${'0'.repeat(64)}`]}];
  await stepCore(scenario, 'accessListTransfer', 'alice', {type: 1, to, value: CFX / 4n, gas: 30_000n, accessList});
  const deployed = await stepCore(scenario, 'deploy', 'alice', {
    data: COUNTER.code,
    gas: 1_000_000n,
    storageLimit: 2048n,
  });
  const counter = await findDeployed(scenario.actions.read, 'core', deployed.hash);
  const call = {to: counter, gas: 200_000n, storageLimit: 64n};
  await stepCore(scenario, 'increase', 'alice', {...call, data: COUNTER.increase});
  await stepCore(scenario, 'failed', 'bob', {...call, data: COUNTER.increaseBy(4n)}, '0x1');
  await stepCore(scenario, 'outOfGas', 'bob', {...call, gas: 25_000n, data: COUNTER.increase}, '0x1');
  await stepCore(scenario, 'nested', 'bob', {...call, data: COUNTER.increaseBy(2n)});
  return counter;
}

/** A sponsor for the contract, and a call that the sponsor pays for. */
export async function playSponsoring(scenario: Scenario, counter: string): Promise<void> {
  const to = INTERNAL.sponsorWhitelistControl;
  const contract = toHexAddress(counter);
  await stepCore(scenario, 'sponsorGas', 'alice', {
    ...CALL,
    to,
    value: CFX,
    data: INTERNAL_CALLS.setSponsorForGas(contract, 10n ** 14n),
  });
  await stepCore(scenario, 'sponsorCollateral', 'alice', {
    ...CALL,
    to,
    value: 2n * CFX,
    data: INTERNAL_CALLS.setSponsorForCollateral(contract),
  });
  await stepCore(scenario, 'whitelist', 'alice', {
    ...CALL,
    to,
    data: INTERNAL_CALLS.addPrivilege(contract, [`0x${'0'.repeat(40)}`]),
  });
  await stepCore(scenario, 'sponsored', 'bob', {to: counter, data: COUNTER.increase, gas: 50_000n, storageLimit: 64n});
}

/** A transfer and a call from Core Space into eSpace, and what they leave there. */
export async function playCrossSpace(scenario: Scenario, espaceCounter: string): Promise<void> {
  const {read} = scenario.actions;
  const to = INTERNAL.crossSpaceCall;
  const transfer = await stepCore(scenario, 'crossTransfer', 'alice', {
    ...CALL,
    to,
    value: CFX,
    data: INTERNAL_CALLS.transferToEspace(espaceAddressOf('bob')),
  });
  scenario.espace.crossTransfer = await findPhantom(read, transfer);
  const call = await stepCore(scenario, 'crossCall', 'alice', {
    ...CALL,
    gas: 300_000n,
    to,
    data: INTERNAL_CALLS.callEspace(espaceCounter, COUNTER.increase),
  });
  scenario.espace.crossCall = await findPhantom(read, call);
}
