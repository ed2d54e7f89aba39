// What Graph Node asks of a Conflux node, and what the node returns.
import { setTimeout as pause } from 'node:timers/promises';
import { bob, client, deploy, send } from './chain.ts';
import { startGraphNode } from './graphNode.ts';
import { startPostgres } from './postgres.ts';
import { build } from './project.ts';
import { startRecorder, type Call, type Rule } from './recorder.ts';

type Graph = Awaited<ReturnType<typeof startGraphNode>>;
const claim = (holds: boolean, what: string) => {
  if (!holds) throw new Error(`not so: ${what}`);
};

const coin = await deploy();
await send(coin.address, bob, 5n);
type Fields = { fromBlock?: string; toBlock?: string; gas?: string; mode?: unknown };
const first = ({ params }: { params?: unknown[] }) => (params?.[0] ?? {}) as Fields;
const rangeOf = (request: { params?: unknown[] }) =>
  Number(first(request).toBlock) - Number(first(request).fromBlock) + 1;
const logCalls = (calls: Call[]) => calls.filter(({ method }) => method === 'eth_getLogs');

async function run(
  folder: string,
  use: (graph: Graph, calls: Call[]) => Promise<void>,
  { rule, env }: { rule?: Rule; env?: Record<string, string> } = {},
) {
  const database = await startPostgres();
  const recorder = await startRecorder(process.env.ESPACE_RPC!, rule);
  const graph = await startGraphNode({
    manifest: `${folder}/subgraph.yaml`,
    rpc: recorder.url,
    database: database.url,
    env,
  });
  try {
    await use(graph, recorder.calls);
  } finally {
    await graph.stop();
    recorder.stop();
    await database.stop();
  }
}

const until = async (what: string, holds: () => boolean) => {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 600) throw new Error(`never: ${what}`);
    await pause(100);
  }
};

/** What Graph Node says about the subgraph, and whether it advances within three seconds. */
async function state(graph: Graph) {
  const number = async () => Number((await graph.status()).chains[0]?.latestBlock?.number ?? 0);
  const before = await number();
  await pause(3_000);
  const advances = (await number()) > before;
  const { health, fatalError } = await graph.status();
  return `${health}, ${fatalError ? 'with an error' : 'no error'}, ${advances ? 'advances' : 'stays at its block'}`;
}
const states: string[] = [];
/** What the handlers of the subgraphs here keep. */
type Seens = { seens: { id: string; detail: string }[] };

/** The kind of parameters of a call, without its values. */
const shape = (params: unknown[]) =>
  JSON.stringify(params, (key, value: unknown) => {
    if (key === 'data' || key === 'input') return '…';
    if (typeof value !== 'string' || !value.startsWith('0x')) return value;
    return value.length === 66 ? 'hash' : value.length === 42 ? 'address' : 'number';
  });

console.log('// #region gas');
build('probe', coin);
const contractCalls = (calls: Call[]) => calls.filter(({ method }) => method === 'eth_call');
await run('probe', async (graph, calls) => {
  await until('two eth_call requests', () => contractCalls(calls).length > 1);
  claim(
    contractCalls(calls).every(({ error }) => error?.code === -32602),
    'each eth_call fails',
  );
  states.push(`contract call rejected: ${await state(graph)}`);
  const [call] = contractCalls(calls);
  console.log(
    `eth_call with gas ${Number(first(call).gas)}\n    ${call.error?.code} ${call.error?.message}: ${call.error?.data}`,
  );
});
console.log('// #endregion gas\n// #region methods');
const env = { GRAPH_ETH_CALL_NO_GAS: String(await client.getChainId()) };
await run(
  'probe',
  async (graph, calls) => {
    await graph.reach(await client.getBlockNumber());
    const { blockNumber } = await send(coin.address, bob, 100n);
    await graph.reach(blockNumber);
    const { data } = await graph.query<Seens>(
      '{ seens(orderBy: block, orderDirection: desc, first: 5) { id detail } }',
    );
    const seen = Object.fromEntries(
      data!.seens.map(({ id, detail }) => [id.split('-')[0], detail]),
    );
    states.push(`works: ${await state(graph)}`);
    claim(seen.receipt === '1, logs: 1', 'the handler has the receipt');
    claim(seen.balanceOf === '105', 'a contract call returns the balance at that block');
    claim(seen.reverted === 'true', 'a reverted call is recognized');
    claim(
      BigInt(seen.getBalance) > 0n && seen.hasCode === 'true',
      'getBalance and hasCode return values',
    );
    const kinds = new Map<string, Call[]>();
    for (const call of calls) {
      const kind = `${call.method} ${shape(call.params)}${call.batch ? ' in a batch' : ''}`;
      kinds.set(kind, [...(kinds.get(kind) ?? []), call]);
    }
    for (const [kind, same] of [...kinds].sort(([one], [other]) => one.localeCompare(other))) {
      const results = new Set(
        same.map(({ error }) => (error ? `${error.code} ${error.message.trim()}` : 'ok')),
      );
      console.log(`${kind}\n    ${[...results].sort().reverse().join('; ')}`);
    }
  },
  { env },
);
console.log('// #endregion methods\n// #region calls');

build('calls', coin);
const traces = (calls: Call[]) => calls.filter(({ method }) => method === 'trace_filter');
await run('calls', async (graph, calls) => {
  await until('two trace_filter requests', () => traces(calls).length > 1);
  states.push(`call handler rejected: ${await state(graph)}`);
  claim(
    traces(calls).every(({ error }) => error?.code === -32602),
    'each trace_filter fails',
  );
  const { data } = await graph.query<Seens>('{ seens { id } }');
  claim(data === undefined || data.seens.length === 0, 'the call handler has no data');
  const [{ params, error }] = traces(calls);
  console.log(
    `trace_filter ${shape(params)}\n    ${error?.code} ${error?.message}: ${String(error?.data).split(',')[0]}`,
  );
});

const withoutMode: Rule = (request) => {
  if (request.method === 'trace_filter') delete first(request).mode;
};
await run(
  'calls',
  async (graph) => {
    await graph.reach(await client.getBlockNumber());
    const { data } = await graph.query<Seens>('{ seens(orderBy: block) { detail } }');
    const details = data!.seens.map(({ detail }) => detail).join();
    claim(details === '5,100', `the call handler ran for each transfer: ${details}`);
    console.log('without the field mode\n    ok, the call handler ran for both transfers');
  },
  { rule: withoutMode },
);
console.log('// #endregion calls\n// #region ranges');

const limits: [string, { code: number; message: string }][] = [
  [
    "the node's error",
    {
      code: -32016,
      message: 'Error processing request: Filter error: … is larger than max_gap (…)',
    },
  ],
  ['code -32005', { code: -32005, message: 'limit exceeded' }],
  ['"block range too large"', { code: -32000, message: 'block range too large' }],
];
for (const [name, error] of limits) {
  const rule: Rule = (request) =>
    request.method === 'eth_getLogs' && rangeOf(request) > 20 ? error : undefined;
  await run(
    'probe',
    async (graph, calls) => {
      const tooLarge = () => logCalls(calls).filter((call) => rangeOf(call) > 20);
      await until('three large ranges or a smaller one after it', () => {
        const at = logCalls(calls).findIndex((call) => rangeOf(call) > 20);
        return (
          at >= 0 &&
          (tooLarge().length >= 3 ||
            logCalls(calls)
              .slice(at + 1)
              .some((call) => rangeOf(call) <= 20))
        );
      });
      const at = logCalls(calls).findIndex((call) => rangeOf(call) > 20);
      const smaller = logCalls(calls)
        .slice(at + 1)
        .some((call) => rangeOf(call) <= 20);
      console.log(`${name}: ${smaller ? 'asks for a smaller range' : 'repeats the same range'}`);
    },
    { rule, env },
  );
}
await run(
  'probe',
  async (graph, calls) => {
    await graph.reach(await client.getBlockNumber());
    const ranges = logCalls(calls).map(rangeOf);
    claim(ranges.length > 1 && Math.max(...ranges) <= 20, `no range is larger than 20: ${ranges}`);
    console.log('GRAPH_ETHEREUM_MAX_BLOCK_RANGE_SIZE=20: no range is larger than 20 blocks');
  },
  { env: { ...env, GRAPH_ETHEREUM_MAX_BLOCK_RANGE_SIZE: '20' } },
);
console.log('// #endregion ranges\n// #region status');
for (const line of states.sort().reverse()) console.log(line);
claim(
  states.every((line) => line.includes(': healthy, no error')),
  'each subgraph is healthy',
);
claim(states.filter((line) => line.endsWith('advances')).length === 1, 'one of them advances');
console.log('// #endregion status');
process.exit();
