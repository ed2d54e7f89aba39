// Two nodes with the same genesis, which a program connects and separates.
import { setTimeout as pause } from 'node:timers/promises';
import { startPlainNode, type PlainNode } from './plainNode.ts';

// Keys of nodes in the network, with their public halves, by which another node knows them.
const IDENTITIES = [
  [
    '11'.repeat(32),
    '0x4f355bdcb7cc0af728ef3cceb9615d90684bb5b2ca5f859ab0f0b704075871aa385b6b1b8ead809ca67454d9683fcf2ba03456d6fe2c4abe2b07f0fbdbb2f1c1',
  ],
  [
    '22'.repeat(32),
    '0x466d7fcae563e5cb09a0d1870bb580344804617879a14949cf22285f1bae3f276728176c3c6431f8eeda4538dc37c865e2784f3a9e77d044f33e407797e1278a',
  ],
] as const;

export interface Node extends PlainNode {
  id: string;
  /** Makes a block at a time until the newest block has this height. */
  mineTo: (height: number) => Promise<void>;
}

/** Starts the first or the second node. */
export async function startNode(nth: 0 | 1): Promise<Node> {
  const [key, id] = IDENTITIES[nth];
  const limits = { session_ip_limits: '0,0,0,0', get_logs_filter_max_epoch_range: 20 };
  const node = await startPlainNode({ net_key: key, ...limits });
  const newest = async () => Number(await node.core('cfx_epochNumber', 'latest_mined'));
  const mineTo = async (height: number) => {
    for (let now = await newest(); now < height; now += 1) {
      await node.core('test_generateOneBlock', 1000, 200_000);
      while ((await newest()) === now) await pause(10);
    }
  };
  return { ...node, id, mineTo };
}

/** Waits until both nodes have the same newest block. */
async function agree(a: Node, b: Node): Promise<void> {
  const best = (node: Node) => node.core<string>('cfx_getBestBlockHash');
  for (let tries = 0; (await best(a)) !== (await best(b)); tries += 1) {
    if (tries > 300) throw new Error('the nodes disagree');
    await pause(100);
  }
}

export async function connect(a: Node, b: Node): Promise<void> {
  await a.core('test_addNode', b.id, b.address);
  await agree(a, b);
}

export async function separate(a: Node, b: Node): Promise<void> {
  await a.core('test_removeNode', b.id, b.address);
  await b.core('test_removeNode', a.id, a.address).catch(() => undefined);
  while ((await a.core<unknown[]>('test_getPeerInfo')).length > 0) await pause(50);
}
