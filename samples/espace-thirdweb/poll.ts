// The compiled contract, and the one that deploy.ts deployed.
import { readFileSync } from 'node:fs';
import { getContract } from 'thirdweb';
import type { PrepareDirectDeployTransactionOptions } from 'thirdweb/deploys';
import { chain, client } from './espace.ts';

const compiled = JSON.parse(readFileSync('poll.json', 'utf8')) as Pick<
  PrepareDirectDeployTransactionOptions,
  'abi' | 'bytecode'
>;

export const deployment = {
  client,
  chain,
  ...compiled,
  constructorParams: { asked: 'Tabs or spaces?', options: 2n },
};

export const deployed = () =>
  getContract({ client, chain, abi: compiled.abi, address: readFileSync('poll.txt', 'utf8') });
