// A chain of two nodes: the first keeps 30 votes, the second is a validator with 9.
import { Conflux, Drip, type Contract } from 'js-conflux-sdk';
import { setTimeout as pause } from 'node:timers/promises';
import { call } from './ask.ts';
import { NEW_KEY, newFolder, OWNER_KEY, removeFolder, startNode, type Node } from './chain/start.ts';

export const TERM = 6; // PoS blocks
type Call = (value: unknown) => { sendTransaction(options: { from: string }): { executed(): Promise<unknown> } };
type Methods = Record<'deposit' | 'increaseStake' | 'retire', Call>;

interface Account {
  status: { availableVotes: string; unlocked: string; forceRetired: string | null };
}
interface Members {
  address: string;
  votingPower: string;
}
interface Committee {
  currentCommittee: { nodes: Members[] };
  elections: { topElectingNodes: Members[] }[];
}
interface Block {
  signatures: { account: string }[];
}

/** Repeats a request until it returns something. */
export async function until<Found>(what: string, look: () => Promise<Found | undefined | false>): Promise<Found> {
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(100)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`No ${what} after two minutes`);
}

/** Fails unless a measured number is the one that the program is about. */
export function expect(what: string, value: number, wanted: number): void {
  if (value !== wanted) throw new Error(`${what}: ${value}, not ${wanted}`);
}

/** What a program can ask about the validator, and do with it. */
export interface Validator {
  /** The folder of its node, and the node. */
  folder: string;
  node: Node;
  /** Starts a node that follows the first one; it's stopped at the end. */
  start: (folder: string) => Promise<Node>;
  /** A new folder, removed at the end. */
  newFolder: () => string;
  status: () => Promise<Account['status']>;
  isCandidate: () => Promise<boolean>;
  hasSeats: () => Promise<boolean>;
  newest: () => Promise<number>;
  signedAt: (block: number) => Promise<boolean>;
  increaseStake: (votes: number) => Promise<unknown>;
}

/** Starts the chain, registers a validator with 9 votes, lets a program use it, and ends all nodes. */
export async function withValidator(use: (validator: Validator) => Promise<void>): Promise<void> {
  const folders = [newFolder()];
  const more = () => {
    const folder = newFolder();
    folders.push(folder);
    return folder;
  };
  const first = await startNode(String(folders[0]));
  const nodes = [first];
  const start = async (folder: string) => {
    const node = await startNode(folder, first);
    nodes.push(node);
    return node;
  };
  const chain = <Result>(method: string, ...params: unknown[]) => call<Result>(first.url, method, params);
  let over = false;
  const mining = (async () => {
    while (!over) {
      await chain('test_generateOneBlock', 10, 20_000_000).catch(() => undefined);
      await pause(200);
    }
  })();

  try {
    const conflux = new Conflux({ url: first.url, networkId: 1234 });
    const accountOf = (key: string) => String(conflux.wallet.addPrivateKey(key));
    const contract = (name: 'Staking' | 'PoSRegister') =>
      conflux.InternalContract(name) as Contract & Methods & { address: string };
    const [staking, posRegister] = [contract('Staking'), contract('PoSRegister')];
    const [owner, from] = [accountOf(OWNER_KEY), accountOf(NEW_KEY)];

    const folder = more();
    const node = await start(folder);
    const [data, bare] = await call<[string, string]>(node.url, 'test_posRegister', ['0x9']);
    const identifier = `0x${bare}`;
    const status = async () => (await chain<Account>('pos_getAccount', identifier)).status;
    const committee = () => chain<Committee>('pos_getCommittee');
    const votesOf = (members: Members[]) =>
      Number(members.find(({ address }) => address === identifier)?.votingPower ?? 0);

    // The PoS chain processes events only after its first decision. The first validator keeps 30 votes.
    await until('decision', async () => Number((await chain<{ pivotDecision: { height: string } }>('pos_getStatus')).pivotDecision.height));
    await posRegister.retire(1970).sendTransaction({ from: owner }).executed();
    await staking.deposit(Drip.fromCFX(9000)).sendTransaction({ from }).executed();
    await conflux.cfx.sendTransaction({ from, to: posRegister.address, data }).executed();
    await until('votes', async () => Number((await status()).availableVotes));
    console.log('9 votes registered');

    await use({
      folder,
      node,
      start,
      newFolder: more,
      status,
      isCandidate: async () => (await committee()).elections.some(({ topElectingNodes }) => votesOf(topElectingNodes) > 0),
      hasSeats: async () => votesOf((await committee()).currentCommittee.nodes) > 0,
      newest: async () => Number((await chain<{ latestCommitted: string }>('pos_getStatus')).latestCommitted),
      signedAt: async (block) =>
        (await chain<Block>('pos_getBlockByNumber', `0x${block.toString(16)}`)).signatures.some(
          ({ account }) => account === identifier,
        ),
      increaseStake: (votes) => posRegister.increaseStake(votes).sendTransaction({ from }).executed(),
    });
  } finally {
    over = true;
    await mining;
    for (const node of nodes.reverse()) await node.stop();
    folders.forEach(removeFolder);
  }
}
