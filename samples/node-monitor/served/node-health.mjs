#!/usr/bin/env node
// Tells whether a Conflux node is ready: once, by its exit code, or as an HTTP server for load balancers and Prometheus.
// One file, however long, since that's what an operator downloads and reads.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const HELP = `node node-health.mjs [options]

  --url URL          the node's local Core Space port; http://127.0.0.1:12539 unless given
  --espace URL       the node's eSpace port, which then has to respond too
  --reference URL    a Core Space port of another node, to compare with
  --max-lag EPOCHS   how far the node may be behind the other one, and its state behind
                     its own newest epoch; 60 unless given
  --stall SECONDS    how long its epoch may stay the same; 30 unless given
  --timeout SECONDS  how long a request may take; 3 unless given
  --validator ID     the 32-byte PoS address of its validator, for the metrics
  --listen [HOST:]PORT  serve /health and /metrics until stopped; HOST is 127.0.0.1 unless given

Without --listen, it checks once. Exit codes: 0 ready, 1 not ready, 2 an option is wrong.`;
const PHASES = [
  'CatchUpRecoverBlockHeaderFromDbPhase',
  'CatchUpSyncBlockHeaderPhase',
  'CatchUpCheckpointPhase',
  'CatchUpFillBlockBodyPhase',
  'CatchUpSyncBlockPhase',
  'NormalSyncPhase',
];
const POLL_MILLISECONDS = 5_000;
const COMPARED_BELOW = 100; // blocks this many epochs below the lower of the two heights are compared

const ASKED = ['cfx_getStatus', 'debug_currentSyncPhase', 'debug_getNetSessions', 'pos_getStatus'];
const failed = new Map(ASKED.map((method) => [method, 0])); // how often each gave no result
const hex = (number) => `0x${number.toString(16)}`;
const TEXT = { type: 'string' };

function readOptions() {
  const names = [
    'url',
    'espace',
    'reference',
    'max-lag',
    'stall',
    'timeout',
    'validator',
    'listen',
  ];
  const options = Object.fromEntries(names.map((name) => [name, TEXT]));
  options.help = { type: 'boolean', short: 'h' };
  const { values } = parseArgs({ options });
  if (values.help) return undefined;
  const number = (name, usual) => {
    const value = Number(values[name] ?? usual);
    if (!(value > 0)) throw new Error(`--${name} ${values[name]}: give a number above 0`);
    return value;
  };
  const url = (name, usual) => {
    const value = values[name] ?? usual;
    if (value !== undefined && !/^https?:\/\/[^/]/.test(value))
      throw new Error(`--${name} ${value}: give an address such as http://127.0.0.1:12539`);
    return value;
  };
  const { validator, listen } = values;
  if (validator !== undefined && !/^0x[0-9a-f]{64}$/i.test(validator))
    throw new Error(`--validator ${validator}: give the PoS address, 0x and 64 hex digits`);
  const [, host = '127.0.0.1', port] = /^(?:\[?(.+?)\]?:)?(\d+)$/.exec(listen ?? '') ?? [];
  if (listen !== undefined && !(Number(port) > 0 && Number(port) < 65_536))
    throw new Error(`--listen ${listen}: give a port, or HOST:PORT`);
  return {
    url: url('url', 'http://127.0.0.1:12539'),
    espace: url('espace'),
    reference: url('reference'),
    maxLag: number('max-lag', 60),
    stall: number('stall', 30),
    timeout: number('timeout', 3),
    validator,
    listen: listen && { host, port: Number(port) },
  };
}

/** One JSON-RPC call: its result, or the reason why there is none. */
async function call(options, url, method, ...params) {
  const { timeout } = options;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(timeout * 1000),
    });
    if (!response.ok) return { failure: `${method}: HTTP ${response.status}` };
    const { result, error } = await response.json();
    if (!error) return result ? { result } : { failure: `${method}: no result` };
    const local = error.code === -32601 && url === options.url;
    return {
      failure: `${method}: ${error.message}${local ? ', so this is not the local port' : ''}`,
    };
  } catch ({ name, message, cause }) {
    if (name === 'TimeoutError') return { failure: `${method}: no response in ${timeout} s` };
    return { failure: `${method}: ${cause?.code ?? cause?.message ?? message}` };
  }
}

/** What the other node reports, and whether both have the same old pivot block. */
async function compare(options, own) {
  const { result: other, failure } = await call(options, options.reference, 'cfx_getStatus');
  if (failure) return { failure };
  if (other.chainId !== own.chainId)
    return { failure: `--reference is of chain ${Number(other.chainId)}`, otherChain: true };
  const epoch = Number(other.epochNumber);
  const old = Math.max(0, Math.min(epoch, Number(own.epochNumber)) - COMPARED_BELOW);
  const [mine, theirs] = await Promise.all(
    [options.url, options.reference].map((url) =>
      call(options, url, 'cfx_getBlockByEpochNumber', hex(old), false),
    ),
  );
  const both = mine.result && theirs.result;
  const same = both ? mine.result.hash === theirs.result.hash : undefined;
  return { lag: epoch - Number(own.epochNumber), old, same };
}

/** Everything that one look at the node finds. */
async function look(options) {
  const ask = async (method, ...params) => {
    const answer = await call(options, options.url, method, ...params);
    if (answer.failure) failed.set(method, (failed.get(method) ?? 0) + 1);
    return answer;
  };
  const { validator } = options;
  const start = Date.now();
  const status = await ask('cfx_getStatus');
  const seconds = (Date.now() - start) / 1000;
  if (status.failure) return { status, seconds };
  const [phase, sessions, version, pos, account, committee, espace, reference] = await Promise.all([
    ask('debug_currentSyncPhase'),
    ask('debug_getNetSessions'),
    ask('cfx_clientVersion'),
    ask('pos_getStatus'),
    validator && ask('pos_getAccount', validator),
    validator && ask('pos_getCommittee'),
    options.espace && call(options, options.espace, 'eth_blockNumber'),
    options.reference && compare(options, status.result),
  ]);
  const now = { status, seconds, phase, sessions, version, pos, account, committee };
  return { ...now, espace, reference };
}

/** Remembers when the epoch last changed. */
function watchEpoch() {
  let last;
  let since = Date.now();
  let grew = false;
  return (epoch) => {
    if (epoch !== last) {
      grew = last !== undefined;
      [last, since] = [epoch, Date.now()];
    }
    return { grew, still: (Date.now() - since) / 1000 };
  };
}

/** Why the node isn't ready; `waiting` if only time can tell. */
function judge(options, seen, growth) {
  const { status, phase, sessions, espace, reference } = seen;
  if (status.failure) return { reasons: [status.failure] };
  const reasons = [phase, sessions, espace].flatMap((part) => part?.failure ?? []);
  if (phase.result && phase.result !== 'NormalSyncPhase') reasons.push(`phase ${phase.result}`);
  if (sessions.result?.length === 0) reasons.push('no peers');
  const epoch = Number(status.result.epochNumber);
  const notExecuted = epoch - Number(status.result.latestState);
  if (notExecuted > options.maxLag) reasons.push(`${notExecuted} epochs not executed yet`);
  if (reference?.otherChain)
    reasons.push(`${reference.failure}, the node of chain ${Number(status.result.chainId)}`);
  if (reference?.lag > options.maxLag)
    reasons.push(`${reference.lag} epochs behind the other node`);
  if (reference?.same === false)
    reasons.push(`another block than the other node at epoch ${reference.old}`);
  if (growth.still >= options.stall)
    reasons.push(`epoch ${epoch} is the same after ${options.stall} s`);
  return { reasons, waiting: !growth.grew, epoch };
}

const notCompared = ({ reference }) =>
  reference?.failure ? `, not compared: ${reference.failure}` : '';

/** Checks once, for which it may have to wait until the epoch grows. */
async function checkOnce(options) {
  const grow = watchEpoch();
  for (;;) {
    const seen = await look(options);
    const { reasons, waiting, epoch } = judge(options, seen, grow(seen.status.result?.epochNumber));
    if (reasons.length > 0) return `not ready: ${reasons.join('; ')}`;
    if (!waiting) return `ready at epoch ${epoch}${notCompared(seen)}`;
    await sleep(500);
  }
}

const votesIn = ({ currentCommittee: { nodes } }, validator) =>
  nodes.find(({ address }) => address === validator.toLowerCase())?.votingPower ?? 0;

/** Each gauge: its name, what it means, and its value, or its values by a label. */
function gaugesOf({ validator }, seen, ready) {
  const { status, seconds, version, espace, reference } = seen;
  const [phase, sessions, pos, account, committee] = [
    'phase',
    'sessions',
    'pos',
    'account',
    'committee',
  ].map((part) => seen[part]?.result);
  const at = status.result;
  const out = sessions?.filter(({ originated }) => originated).length;
  const mined = at && { latest_mined: at.epochNumber, latest_state: at.latestState };
  const settled = at && {
    latest_confirmed: at.latestConfirmed,
    latest_finalized: at.latestFinalized,
  };
  return [
    ['conflux_up', '1 if cfx_getStatus responds in time', at !== undefined],
    ['conflux_ready', '1 if /health responds with 200', ready],
    ['conflux_status_duration_seconds', 'Time that cfx_getStatus took', seconds],
    [
      'conflux_node_info',
      'Always 1, with the version as a label',
      version?.result && { version: { [version.result]: 1 } },
    ],
    ['conflux_chain_id', 'Chain ID of Core Space', at?.chainId],
    [
      'conflux_epoch',
      'Newest epoch by tag',
      at && { tag: { ...mined, ...settled, latest_checkpoint: at.latestCheckpoint } },
    ],
    [
      'conflux_phase',
      '1 for the phase of the sync, 0 for all others',
      phase && { phase: Object.fromEntries(PHASES.map((name) => [name, name === phase])) },
    ],
    [
      'conflux_peers',
      'Sessions with other nodes',
      sessions && { direction: { out, in: sessions.length - out } },
    ],
    [
      'conflux_pending_transactions',
      'Transactions in the pool that are not packed yet',
      at?.pendingTxNumber,
    ],
    ['conflux_espace_up', '1 if the eSpace port responds in time', espace && !espace.failure],
    ['conflux_reference_up', '1 if the other node responds', reference && !reference.failure],
    ['conflux_lag_epochs', 'Epochs that the other node is ahead', reference?.lag],
    ['conflux_same_chain', '1 if both nodes have the same old pivot block', reference?.same],
    ['conflux_pos_up', '1 if the node has started the PoS chain', at && pos !== undefined],
    ['conflux_pos_committed_block', 'Newest committed PoS block', pos?.latestCommitted],
    ['conflux_pos_decided_epoch', 'Epoch of the newest PoS decision', pos?.pivotDecision.height],
    [
      'conflux_validator_votes',
      'Votes of the validator that count in elections',
      account?.status.availableVotes,
    ],
    [
      'conflux_validator_force_retired',
      '1 while the validator is retired by force',
      account && account.status.forceRetired !== null,
    ],
    [
      'conflux_validator_seats',
      'Seats of the validator in the committee',
      committee && votesIn(committee, validator),
    ],
  ];
}

/** The text format of Prometheus; a value that isn't known has no line. */
function toText(gauges) {
  const failures = { method: Object.fromEntries(failed) };
  const all = [
    ...gauges.map((gauge) => [...gauge, 'gauge']),
    ['conflux_rpc_failures_total', 'Requests to the node without a result', failures, 'counter'],
  ];
  return all
    .filter(([, , value]) => value !== undefined)
    .flatMap(([name, help, value, type]) => {
      const head = [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
      if (typeof value !== 'object') return [...head, `${name} ${Number(value)}`];
      const [[label, values]] = Object.entries(value);
      const lines = Object.entries(values).map(
        ([one, count]) => `${name}{${label}=${JSON.stringify(one)}} ${Number(count)}`,
      );
      return [...head, ...lines];
    })
    .map((line) => `${line}\n`)
    .join('');
}

/** What both addresses respond with after one more look at the node. */
async function answersNow(options, grow) {
  const seen = await look(options);
  const { reasons, waiting } = judge(options, seen, grow(seen.status.result?.epochNumber));
  if (waiting) reasons.push('the epoch has not grown yet');
  const ready = reasons.length === 0;
  const text = ready ? `ready${notCompared(seen)}\n` : `not ready: ${reasons.join('; ')}\n`;
  return {
    '/health': [ready ? 200 : 503, 'text/plain', text],
    '/metrics': [200, 'text/plain; version=0.0.4', toText(gaugesOf(options, seen, ready))],
  };
}

/** In place of those after a response in an unexpected form, so that no old ones stay. */
const noAnswers = ({ message }) => ({
  '/health': [503, 'text/plain', `not ready: ${message}\n`],
  '/metrics': [500, 'text/plain', `${message}\n`],
});

/** Looks at the node again and again, and serves what it saw last. */
async function serve(options) {
  // In a container it's process 1, which a signal ends only through a handler.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
  const grow = watchEpoch();
  let answers;
  const server = createServer(({ url }, response) => {
    const [code, type, body] = answers[url.split('?')[0]] ?? [
      404,
      'text/plain',
      'There is /health and /metrics.\n',
    ];
    response.writeHead(code, { 'content-type': type }).end(body);
  });
  for (;;) {
    answers = await answersNow(options, grow).catch(noAnswers);
    if (!server.listening) {
      const { host, port } = options.listen;
      server.listen(port, host);
      await once(server, 'listening');
      console.log(`http://${host.includes(':') ? `[${host}]` : host}:${port}/health and /metrics`);
    }
    await sleep(POLL_MILLISECONDS);
  }
}

try {
  const options = readOptions();
  if (!options) console.log(HELP);
  else if (options.listen) await serve(options);
  else {
    const text = await checkOnce(options);
    console.log(text);
    process.exitCode = text.startsWith('ready') ? 0 : 1;
  }
} catch ({ message }) {
  console.error(`${message}\nSee node node-health.mjs --help`);
  process.exitCode = 2;
}
