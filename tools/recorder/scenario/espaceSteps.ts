import {espaceAddressOf, privateKeyOf} from '../node/genesisKeys';
import {expectedNetworks} from '../../localNode/localNetworks';
import {COUNTER} from './counter';
import {CFX} from './internalContracts';
import {findDeployed} from './places';
import {stepEspace, type Scenario} from './steps';

/** Transfers of each type, and a contract with its calls, good and bad. */
export async function playEspace(scenario: Scenario): Promise<string> {
  const to = espaceAddressOf('bob');
  await stepEspace(scenario, 'transfer', 'alice', {to, value: CFX});
  await stepEspace(scenario, 'legacyTransfer', 'alice', {type: 0, to, value: CFX / 2n});
  const accessList = [{address: espaceAddressOf('carol'), storageKeys: [`0x${'0'.repeat(64)}`]}];
  await stepEspace(scenario, 'accessListTransfer', 'alice', {type: 1, to, value: CFX / 4n, gas: 30_000n, accessList});
  const deployed = await stepEspace(scenario, 'deploy', 'alice', {data: COUNTER.code, gas: 600_000n});
  const counter = await findDeployed(scenario.actions.read, 'espace', deployed.hash);
  const call = {to: counter, gas: 100_000n};
  await stepEspace(scenario, 'increase', 'alice', {...call, data: COUNTER.increase});
  await stepEspace(scenario, 'failed', 'bob', {...call, data: COUNTER.increaseBy(4n)}, '0x0');
  await stepEspace(scenario, 'outOfGas', 'bob', {...call, gas: 25_000n, data: COUNTER.increase}, '0x0');
  await stepEspace(scenario, 'nested', 'bob', {...call, gas: 120_000n, data: COUNTER.increaseBy(2n)});
  await playSetCode(scenario, counter);
  return counter;
}

/** Carol lets her account run the contract's code, and the same transaction calls it there. */
async function playSetCode(scenario: Scenario, counter: string): Promise<void> {
  const chainId = BigInt(expectedNetworks().espaceChainId);
  const authorizations = [{chainId, address: counter, nonce: 0n, privateKey: privateKeyOf('carol')}];
  await stepEspace(scenario, 'setCode', 'alice', {
    type: 4,
    to: espaceAddressOf('carol'),
    data: COUNTER.increase,
    gas: 200_000n,
    authorizations,
  });
}
