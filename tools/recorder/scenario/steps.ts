import type {AccountName, CorePlace, CoreTransactionName, EspacePlace, EspaceTransactionName} from '../chain';
import type {ChainActions} from '../chainActions';
import type {CoreFields} from '../signing/coreTransaction';
import type {EspaceFields} from '../signing/espaceTransaction';
import {findCorePlace, findEspacePlace, type Outcome} from './places';

/** Blocks until a transaction of Core Space is executed, and rounds of proof of stake that go with them. */
const CORE_BLOCKS = 7;
const ROUNDS = 2;

/** What has happened so far, and how to go on. */
export interface Scenario {
  actions: ChainActions;
  core: Partial<Record<CoreTransactionName, CorePlace>>;
  espace: Partial<Record<EspaceTransactionName, EspacePlace>>;
}

function expectStatus(name: string, {status, error}: Outcome, wanted: string): void {
  if (status !== wanted)
    throw new Error(`The scenario's ${name} ended with status ${status} (${error}) instead of ${wanted}.`);
}

/** Sends a transaction of Core Space and mines until it is executed. */
export async function stepCore(
  scenario: Scenario,
  name: CoreTransactionName,
  from: AccountName,
  fields: CoreFields,
  status = '0x0',
): Promise<CorePlace> {
  const {actions, core} = scenario;
  const hash = await actions.sendCore(from, fields);
  await actions.mine(CORE_BLOCKS);
  await actions.posRounds(ROUNDS);
  const {status: found, error, ...place} = await findCorePlace(actions.read, hash);
  expectStatus(name, {status: found, error}, status);
  core[name] = place;
  return place;
}

/** Sends a transaction of eSpace and mines until it is executed. */
export async function stepEspace(
  scenario: Scenario,
  name: EspaceTransactionName,
  from: AccountName,
  fields: EspaceFields,
  status = '0x1',
): Promise<EspacePlace> {
  const {actions, espace} = scenario;
  const hash = await actions.sendEspace(from, fields);
  await actions.settle();
  await actions.posRounds(ROUNDS);
  const {status: found, error, ...place} = await findEspacePlace(actions.read, hash);
  expectStatus(name, {status: found, error}, status);
  espace[name] = place;
  return place;
}
