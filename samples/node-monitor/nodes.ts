// A chain of two nodes: the first makes the blocks and is the only validator, the second is the one to watch.
import { askAt } from '../harness/ask.ts';
import type { Settings } from '../harness/runNode.ts';
import { KEYS, startNode, type Node, type NodeOptions } from '../harness/startNode.ts';
import { setTimeout as pause } from 'node:timers/promises';

// The key of the first node in the network, by which the other one finds it, and its public half.
const NETWORK_KEY = '0000000000000000000000000000000000000000000000000000000000c0ffee';
const NETWORK_ID =
  '0x2a5bbcb0eede528e6abe5f2ec50ad7887eb5677af383a460b05ee23bf892dfe552c93747550eda8404c8b473786c00dfd8fd1ef4bc033f359ccf5b77bd656d21';
const SETTINGS: Settings = {
  mode: 'test',
  session_ip_limits: '0,0,0,0',
  // A term has 6 PoS blocks; votes wait for 12, going in and out.
  pos_round_per_term: 6,
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

const running = new Set<() => Promise<void>>();

/** Starts a node of the chain, with rounds of one second. */
export async function start(
  settings: Settings = {},
  options: Partial<NodeOptions> = {},
): Promise<Node> {
  const node = await startNode({
    roundMilliseconds: 1000,
    keys: KEYS.slice(0, 2),
    ...options,
    settings: { ...SETTINGS, ...settings },
  });
  const stop = async () => {
    if (running.delete(stop)) await node.stop();
  };
  running.add(stop);
  return { ...node, stop };
}

/** Starts the node that makes the blocks: `pace.milliseconds` after each comes the next one. */
export async function startFirst(settings: Settings = {}) {
  const first = await start({ net_key: NETWORK_KEY, ...settings }, { validator: true });
  const pace = { milliseconds: 200 };
  let over = false;
  const mining = (async () => {
    while (!over) {
      if (pace.milliseconds < Infinity)
        await askAt(first.url, 'test_generateOneBlock', 10, 300_000).catch(() => undefined);
      await pause(Math.min(pace.milliseconds, 200));
    }
  })();
  running.add(async () => {
    over = true;
    await mining;
  });
  const connect = (node: Node) =>
    askAt(node.url, 'test_addNode', NETWORK_ID, `127.0.0.1:${first.p2p}`);
  const separate = (node: Node) =>
    askAt(node.url, 'test_removeNode', NETWORK_ID, `127.0.0.1:${first.p2p}`);
  return { first, pace, connect, separate };
}

/** Asks until the answer is true. */
export async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 90_000; Date.now() < end; await pause(100))
    if (await look().catch(() => false)) return;
  throw new Error(`No ${what} after 90 seconds`);
}

/** Runs a program and stops its nodes, whatever happens. */
export async function withNodes(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } finally {
    for (const stop of [...running].reverse()) await stop();
  }
}
