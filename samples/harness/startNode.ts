// Starts a node of a chain with one PoS validator.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeNodeFiles, type NodeFiles } from './nodeFiles.ts';
import { freePort, runNode, type Settings, type Variables } from './runNode.ts';

// Development accounts of the local node, whose keys are public. The first is the owner of the first validator.
export const OWNER_KEY = '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a';
export const KEYS = [
  OWNER_KEY,
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const;

/** A node that runs. */
export interface Node {
  url: string;
  /** The port by which another node finds this one. */
  p2p: number;
  stop: () => Promise<void>;
}

export interface NodeOptions extends Partial<NodeFiles> {
  settings: Settings;
  /** The port for requests; a free one unless given. */
  port?: number;
  /** A folder that stays when the node stops; unless given, it has one of its own, which goes. */
  folder?: string;
  /** What its process finds in its environment. */
  variables?: Variables;
}

/** Starts a node, whose rounds last an hour unless told otherwise: only a program ends them. */
export async function startNode(options: NodeOptions): Promise<Node> {
  const { port, folder, variables, settings, ...files } = options;
  const own = folder ?? mkdtempSync(path.join(tmpdir(), 'node-'));
  mkdirSync(own, { recursive: true });
  const [rpc, p2p] = [port ?? (await freePort()), await freePort()];
  const ports = { jsonrpc_local_http_port: rpc, tcp_port: p2p, public_address: `127.0.0.1:${p2p}` };
  const common = { keys: [OWNER_KEY], validator: false, roundMilliseconds: 3_600_000 };
  const all = writeNodeFiles(own, { ...common, ...files, settings: { ...ports, ...settings } });
  const end = await runNode(own, all, variables);
  return {
    url: `http://127.0.0.1:${rpc}`,
    p2p,
    stop: async () => {
      await end();
      if (folder === undefined) rmSync(own, { recursive: true, force: true });
    },
  };
}
