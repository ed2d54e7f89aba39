import {expectedNetworks} from '../localNode/localNetworks';
import type {AccountName, Chain} from './chain';
import {coreAddressOf, espaceAddressOf, privateKeyOf} from './node/genesisKeys';
import {buildPosRounds} from './posRounds';
import {buildReader, type Endpoints} from './rpcClient';
import {signCoreTransaction, type CoreFields} from './signing/coreTransaction';
import {signEspaceTransaction, type EspaceFields} from './signing/espaceTransaction';
import {waitFor} from './waitFor';

/** What can be done on a chain, without what is known of it. */
export type ChainActions = Omit<Chain, 'core' | 'espace' | 'pos'>;

type Read = Chain['read'];

const GDRIP = 10n ** 9n;
/** Epochs between the one that is mined and the one that is executed with it. */
const DEFERRED = 4n;
const SETTLED_BLOCKS = 12;

/** A quantity of the node as a number. */
export function numberOf(value: unknown): bigint {
  if (typeof value !== 'string') throw new Error(`Not a quantity: ${JSON.stringify(value)}`);
  return BigInt(value);
}

/** A text of the node. */
export function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`Not a text: ${JSON.stringify(value)}`);
  return value;
}

/** Resolves once everything is executed that the mined blocks lead to; the node does that in the background. */
async function untilExecuted(read: Read): Promise<void> {
  const mined = numberOf(await read('core', 'cfx_epochNumber', 'latest_mined'));
  await waitFor(`The execution of what epoch ${mined} leads to`, async () => {
    const executed = numberOf(await read('core', 'cfx_epochNumber', 'latest_state'));
    const inEspace = numberOf(await read('espace', 'eth_blockNumber'));
    return (executed + DEFERRED >= mined && inEspace >= executed) || undefined;
  });
}

async function mine(read: Read, blocks: number): Promise<void> {
  for (let block = 0; block < blocks; block += 1) await read('core', 'test_generateOneBlock', 10, 300_000);
  await untilExecuted(read);
}

async function signCore(read: Read, from: AccountName, fields: CoreFields): Promise<string> {
  const defaults = {
    type: 2 as const,
    nonce: fields.nonce ?? numberOf(await read('core', 'txpool_nextNonce', coreAddressOf(from))),
    gasPrice: 2n * GDRIP,
    maxFeePerGas: 2n * GDRIP,
    maxPriorityFeePerGas: GDRIP,
    gas: 21_000n,
    value: 0n,
    storageLimit: 0n,
    epochHeight: fields.epochHeight ?? numberOf(await read('core', 'cfx_epochNumber', 'latest_mined')),
    chainId: BigInt(expectedNetworks().coreChainId),
    data: '0x',
    accessList: [],
  };
  return signCoreTransaction({...defaults, ...fields}, privateKeyOf(from));
}

async function signEspace(read: Read, from: AccountName, fields: EspaceFields): Promise<string> {
  const defaults = {
    type: 2 as const,
    nonce: fields.nonce ?? numberOf(await read('espace', 'eth_getTransactionCount', espaceAddressOf(from), 'pending')),
    gasPrice: 30n * GDRIP,
    maxFeePerGas: 30n * GDRIP,
    maxPriorityFeePerGas: GDRIP,
    gas: 21_000n,
    value: 0n,
    chainId: BigInt(expectedNetworks().espaceChainId),
    data: '0x',
    accessList: [],
    authorizations: [],
  };
  return signEspaceTransaction({...defaults, ...fields}, privateKeyOf(from));
}

/** Everything that can be done on the chain of a node that `read` asks. */
export function buildActionsOn(read: Read, posRounds: ChainActions['posRounds']): ChainActions {
  return {
    read,
    mine: (blocks) => mine(read, blocks),
    settle: () => mine(read, SETTLED_BLOCKS),
    signCore: (from, fields) => signCore(read, from, fields),
    signEspace: (from, fields) => signEspace(read, from, fields),
    sendCore: async (from, fields) =>
      textOf(await read('core', 'cfx_sendRawTransaction', await signCore(read, from, fields))),
    sendEspace: async (from, fields) =>
      textOf(await read('espace', 'eth_sendRawTransaction', await signEspace(read, from, fields))),
    posRounds,
  };
}

/** Everything that can be done on the chain of a node. */
export function buildActions(endpoints: Endpoints): ChainActions {
  const read = buildReader(endpoints);
  return buildActionsOn(read, buildPosRounds(read));
}
