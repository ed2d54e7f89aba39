// Makes the second node a validator with 9 votes; the first one keeps 30 of its votes.
import { Conflux, Drip, type Contract } from 'js-conflux-sdk';
import { askAt } from '../harness/ask.ts';
import { KEYS } from '../harness/startNode.ts';
import { until } from './nodes.ts';

type Call = (value: unknown) => {
  sendTransaction(options: { from: string }): { executed(): Promise<unknown> };
};
type Methods = Record<'deposit' | 'retire', Call>;
interface Account {
  status: { availableVotes: string };
}
interface Status {
  pivotDecision: { height: string };
}

function accounts(url: string) {
  const conflux = new Conflux({ url, networkId: 1234 });
  const add = (key: string) => String(conflux.wallet.addPrivateKey(key));
  return { conflux, owner: add(KEYS[0]), from: add(KEYS[1]) };
}

/** Registers the keys of the second node at the first one, and returns their PoS address. */
export async function register(first: string, second: string): Promise<string> {
  const { conflux, owner, from } = accounts(first);
  const contract = (name: 'Staking' | 'PoSRegister') =>
    conflux.InternalContract(name) as Contract & Methods & { address: string };
  const [staking, posRegister] = [contract('Staking'), contract('PoSRegister')];
  const [data, id] = await askAt<[string, string]>(second, 'test_posRegister', '0x9');
  const decided = async () =>
    Number((await askAt<Status>(first, 'pos_getStatus')).pivotDecision.height) > 0;
  await until('decision', decided);
  await posRegister.retire(1970).sendTransaction({ from: owner }).executed();
  await staking.deposit(Drip.fromCFX(9000)).sendTransaction({ from }).executed();
  await conflux.cfx.sendTransaction({ from, to: posRegister.address, data }).executed();
  const votes = async () =>
    Number((await askAt<Account>(first, 'pos_getAccount', `0x${id}`)).status.availableVotes) === 9;
  await until('votes', votes);
  return `0x${id}`;
}

/** Sends a contract whose creation needs the opcode PUSH0, a rule of execution alone. */
export async function deploy(first: string): Promise<void> {
  const { conflux, from } = accounts(first);
  await conflux.cfx
    .sendTransaction({ from, data: '0x5f5ff3', gas: 200_000, storageLimit: 1024 })
    .executed();
}
