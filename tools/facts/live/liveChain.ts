import {buildActions, numberOf, type ChainActions} from '../../recorder/chainActions';
import {coreAddressOf, espaceAddressOf} from '../../recorder/node/genesisKeys';
import {startRecorderNode} from '../../recorder/node/startRecorderNode';
import {RpcFailure} from '../../recorder/rpcClient';
import type {CoreFields} from '../../recorder/signing/coreTransaction';
import type {EspaceFields} from '../../recorder/signing/espaceTransaction';
import type {FactValue} from '../../../src/facts/fact';

/** The spaces in which a transaction is tried. */
export type Space = 'core' | 'espace';

/** A real node whose blocks come on demand, and what checks of facts do with it. */
export interface LiveChain extends ChainActions {
  /** Sends a transaction from alice, has it executed and resolves with its receipt. */
  receipt: (space: Space, fields: CoreFields & EspaceFields) => Promise<Record<string, unknown>>;
  /** Whether the pool accepts a transaction from someone who sends no others. */
  accepts: (space: Space, fields: CoreFields & EspaceFields) => Promise<boolean>;
  /** Gas that a piece of code uses, without what the transaction around it costs. */
  gasOfCode: (space: Space, code: string, value?: bigint) => Promise<number>;
  close: () => Promise<void>;
}

/** Asks a node for the value of a fact. */
export type LiveCheck = (chain: LiveChain) => Promise<FactValue>;

const GENEROUS_GAS = 5_000_000n;
/** A byte of code that stops costs 4 gas as data; one that does nothing costs 16, and 1 when it runs. */
const STARTED = 16 - 4 + 1;

/** A field of an answer of the node. */
export function fieldOf(answer: unknown, field: string): unknown {
  return typeof answer === 'object' && answer !== null
    ? Object.entries(answer).find(([key]) => key === field)?.[1]
    : undefined;
}

/** A quantity in an answer of the node as a number, for values that are small enough. */
export const quantity = (answer: unknown, field?: string): number =>
  Number(numberOf(field === undefined ? answer : fieldOf(answer, field)));

/** The account that receives transfers, as its space writes it. */
export const bobIn = (space: Space): string => (space === 'core' ? coreAddressOf('bob') : espaceAddressOf('bob'));

function buildReceipt(actions: ChainActions): LiveChain['receipt'] {
  return async (space, fields) => {
    const hash =
      space === 'core'
        ? await actions.sendCore('alice', {storageLimit: 10_000n, ...fields})
        : await actions.sendEspace('alice', fields);
    await actions.settle();
    const receipt = await actions.read(
      space,
      space === 'core' ? 'cfx_getTransactionReceipt' : 'eth_getTransactionReceipt',
      hash,
    );
    if (typeof receipt !== 'object' || receipt === null) throw new Error(`The node executed no transaction ${hash}`);
    return {...receipt};
  };
}

/** The same code twice, once behind a byte that stops it at once: the difference is what it uses. */
function buildGasOfCode(receipt: LiveChain['receipt']): LiveChain['gasOfCode'] {
  return async (space, code, value = 0n) => {
    const used = async (first: string): Promise<number> =>
      quantity(await receipt(space, {data: `0x${first}${code}`, gas: GENEROUS_GAS, value}), 'gasUsed');
    return (await used('5b')) - (await used('00')) - STARTED;
  };
}

function buildAccepts(actions: ChainActions): LiveChain['accepts'] {
  return async (space, fields) => {
    const to = bobIn(space);
    try {
      await (space === 'core'
        ? actions.sendCore('dave', {to, ...fields})
        : actions.sendEspace('dave', {to, ...fields}));
    } catch (error) {
      if (error instanceof RpcFailure) return false;
      throw error;
    }
    await actions.settle();
    return true;
  };
}

/** Starts a node and lets it execute its first blocks, before which its limits are those of the genesis. */
export async function openLiveChain(): Promise<LiveChain> {
  const {endpoints, stop} = await startRecorderNode();
  try {
    const actions = buildActions(endpoints);
    await actions.settle();
    const receipt = buildReceipt(actions);
    return {...actions, receipt, accepts: buildAccepts(actions), gasOfCode: buildGasOfCode(receipt), close: stop};
  } catch (error) {
    await stop();
    throw error;
  }
}
