// A chain of two nodes: the first keeps 30 votes, the second is a validator with 9.
import { Conflux, Drip, type Contract } from 'js-conflux-sdk';
import { setTimeout as pause } from 'node:timers/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askAt } from '../harness/ask.ts';
import { KEYS, startNode, type Node } from '../harness/startNode.ts';

export const TERM = 6; // PoS blocks
// The key of the first node in the network, by which the other one finds it, and its public half.
const NETWORK_KEY = '0000000000000000000000000000000000000000000000000000000000c0ffee';
const NETWORK_ID =
  '0x2a5bbcb0eede528e6abe5f2ec50ad7887eb5677af383a460b05ee23bf892dfe552c93747550eda8404c8b473786c00dfd8fd1ef4bc033f359ccf5b77bd656d21';
// The tests' mode lets a call make a block of the miners; proof of stake runs by itself.
const SETTINGS = {
  mode: 'test',
  // Votes wait for 12 blocks, going in and out.
  pos_round_per_term: TERM,
  pos_in_queue_locked_views: 12,
  pos_out_queue_locked_views: 12,
  pos_cip99_transition_view: 0,
  pos_cip99_in_queue_locked_views: 12,
  pos_cip99_out_queue_locked_views: 12,
  pos_fix_cip99_transition_view: 0,
  pos_fix_cip99_in_queue_locked_views: 12,
  pos_fix_cip99_out_queue_locked_views: 12,
  pos_cip156_transition_view: 0,
  pos_pivot_decision_defer_epoch_count: 10,
  cip113_pivot_decision_defer_epoch_count: 10,
};
const NODE = { settings: SETTINGS, keys: KEYS.slice(0, 2), roundMilliseconds: 1000 };

type Call = (value: unknown) => {
  sendTransaction(options: { from: string }): { executed(): Promise<unknown> };
};
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
export async function until<Found>(
  what: string,
  look: () => Promise<Found | undefined | false>,
): Promise<Found> {
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
  const folders: string[] = [];
  const more = () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pos-seats-'));
    folders.push(folder);
    return folder;
  };
  const first = await startNode({
    ...NODE,
    folder: more(),
    validator: true,
    settings: { ...SETTINGS, net_key: NETWORK_KEY },
  });
  const nodes = [first];
  const start = async (folder: string) => {
    const node = await startNode({ ...NODE, folder });
    nodes.push(node);
    await askAt(node.url, 'test_addNode', NETWORK_ID, `127.0.0.1:${first.p2p}`);
    return node;
  };
  const chain = <Result>(method: string, ...params: unknown[]) =>
    askAt<Result>(first.url, method, ...params);
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
    const [owner, from] = [accountOf(KEYS[0]), accountOf(KEYS[1])];

    const folder = more();
    const node = await start(folder);
    const [data, bare] = await askAt<[string, string]>(node.url, 'test_posRegister', '0x9');
    const identifier = `0x${bare}`;
    const status = async () => (await chain<Account>('pos_getAccount', identifier)).status;
    const committee = () => chain<Committee>('pos_getCommittee');
    const votesOf = (members: Members[]) =>
      Number(members.find(({ address }) => address === identifier)?.votingPower ?? 0);

    // The PoS chain processes events only after its first decision. The first validator keeps 30 votes.
    await until('decision', async () =>
      Number(
        (await chain<{ pivotDecision: { height: string } }>('pos_getStatus')).pivotDecision.height,
      ),
    );
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
      isCandidate: async () =>
        (await committee()).elections.some(({ topElectingNodes }) => votesOf(topElectingNodes) > 0),
      hasSeats: async () => votesOf((await committee()).currentCommittee.nodes) > 0,
      newest: async () =>
        Number((await chain<{ latestCommitted: string }>('pos_getStatus')).latestCommitted),
      signedAt: async (block) =>
        (await chain<Block>('pos_getBlockByNumber', `0x${block.toString(16)}`)).signatures.some(
          ({ account }) => account === identifier,
        ),
      increaseStake: (votes) =>
        posRegister.increaseStake(votes).sendTransaction({ from }).executed(),
    });
  } finally {
    over = true;
    await mining;
    for (const node of nodes.reverse()) await node.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}
