// Starts gnd, the Graph Node for development, on a subgraph that is built, and reads from it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Address } from 'viem';

/** Ports that are free now. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** gnd asks an IPFS server for its version when it starts; it reads the subgraph itself from the folder. */
export async function startIpfs() {
  const server = createServer((_, response) => response.end('{"Version":"0.0.0"}')).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}

type Options = {
  manifest: string;
  rpc: string;
  database: string;
  features?: string;
  env?: Record<string, string>;
};

/** How far a subgraph is. */
export type Meta = { _meta: { block: { number: string }; hasIndexingErrors: boolean } };
/** What the subgraph of the tutorial keeps. */
export type Ledger = Meta & {
  accounts: { id: Address; balance: string }[];
  transfers: { to: { id: string }; value: string; block: string }[];
};
type Status = {
  health: string;
  fatalError?: { message: string };
  chains: { latestBlock?: { number: string } }[];
};

export async function startGraphNode({
  manifest,
  rpc,
  database,
  features = 'archive,traces',
  env = {},
}: Options) {
  const [graphql, statusPort, admin, metrics] = await freePorts(4);
  const ipfs = await startIpfs();
  const ports = [
    '--http-port',
    graphql,
    '--index-node-port',
    statusPort,
    '--admin-port',
    admin,
    '--metrics-port',
    metrics,
  ];
  const options = [
    'dev',
    '--manifests',
    manifest,
    '--ethereum-rpc',
    `conflux-espace:${features}:${rpc}`,
    '--ipfs',
    ipfs.url,
    '--postgres-url',
    database,
  ];
  const child = spawn(
    'node_modules/@graphprotocol/gnd-linux-x64/bin/gnd',
    [...options, ...ports.map(String)],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    },
  );
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += text));

  const post = async <Data>(port: number, path: string, query: string) => {
    const body = JSON.stringify({ query });
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return (await response.json()) as { data?: Data };
  };
  return {
    log: () => log,
    /** Asks the subgraph; the caller states what it returns. */
    query: <Data>(query: string) => post<Data>(graphql, '/subgraphs/name/subgraph-0', query),
    status: async () =>
      (
        await post<{ indexingStatuses: Status[] }>(
          statusPort,
          '/graphql',
          '{ indexingStatuses { health synced fatalError { message } chains { network latestBlock { number } } } }',
        )
      ).data!.indexingStatuses[0],
    /** Until the subgraph has this block. */
    async reach(block: bigint) {
      for (let tries = 0; ; tries += 1) {
        if (child.exitCode !== null) throw new Error(`gnd stopped:\n${log.slice(-3000)}`);
        const { data } = await this.query<Meta>(
          '{ _meta { block { number } hasIndexingErrors } }',
        ).catch(() => ({ data: undefined }));
        if (data && BigInt(data._meta.block.number) >= block) return;
        if (tries > 600) throw new Error(`the subgraph stays below ${block}:\n${log.slice(-3000)}`);
        await pause(100);
      }
    },
    async stop() {
      child.kill('SIGINT');
      const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      clearTimeout(late);
      ipfs.stop();
    },
  };
}
