import type {Chain, CorePlace, EspacePlace} from '../chain';
import {textOf} from '../chainActions';

type Read = Chain['read'];

function fieldOf(value: unknown, field: string): string {
  const found: unknown =
    typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === field)?.[1] : undefined;
  return textOf(found);
}

/** How a transaction ended, and the error where it is one. */
export interface Outcome {
  status: string;
  error: string;
}

function errorOf(receipt: unknown): string {
  return typeof receipt === 'object' && receipt !== null && 'txExecErrorMsg' in receipt
    ? String(receipt.txExecErrorMsg)
    : 'no receipt';
}

/** Where a transaction of Core Space was executed; its status is 0x0 where all went well. */
export async function findCorePlace(read: Read, hash: string): Promise<CorePlace & Outcome> {
  const receipt = await read('core', 'cfx_getTransactionReceipt', hash);
  const at = (field: string): string => fieldOf(receipt, field);
  return {
    hash,
    blockHash: at('blockHash'),
    epochNumber: at('epochNumber'),
    index: at('index'),
    status: at('outcomeStatus'),
    error: errorOf(receipt),
  };
}

/** Where a transaction of eSpace was executed; its status is 0x1 where all went well. */
export async function findEspacePlace(read: Read, hash: string): Promise<EspacePlace & Outcome> {
  const receipt = await read('espace', 'eth_getTransactionReceipt', hash);
  const at = (field: string): string => fieldOf(receipt, field);
  return {
    hash,
    blockHash: at('blockHash'),
    blockNumber: at('blockNumber'),
    index: at('transactionIndex'),
    status: at('status'),
    error: errorOf(receipt),
  };
}

/** The contract that a transaction deployed; in Core Space as base32, short and in lower case. */
export async function findDeployed(read: Read, space: 'core' | 'espace', hash: string): Promise<string> {
  if (space === 'espace') return fieldOf(await read('espace', 'eth_getTransactionReceipt', hash), 'contractAddress');
  const verbose = fieldOf(await read('core', 'cfx_getTransactionReceipt', hash), 'contractCreated');
  return verbose.toLowerCase().replace(/:type\.[a-z]+:/, ':');
}

/** The last transaction that a call from Core Space left in the eSpace block of its epoch. */
export async function findPhantom(read: Read, {epochNumber}: CorePlace): Promise<EspacePlace> {
  const block = await read('espace', 'eth_getBlockByNumber', epochNumber, false);
  const hashes: unknown =
    typeof block === 'object' && block !== null && 'transactions' in block ? block.transactions : [];
  if (!Array.isArray(hashes) || hashes.length === 0)
    throw new Error(`Block ${epochNumber} of eSpace has no transaction of a cross-space call.`);
  const {status: _status, error: _error, ...place} = await findEspacePlace(read, textOf(hashes.at(-1)));
  return place;
}
