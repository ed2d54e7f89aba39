import type {Ending} from './nodeProcess';
import type {LocalNode} from './localNode';

/** A sentence with one full stop, whatever it came with. */
function sentence(text: string): string {
  return `${text.trim().replace(/[.\s]+$/, '')}.`;
}

/** What a log ends with: the message of the last panic, else the last line. */
export function lastWords(log: string): string {
  const lines = log
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('note:'));
  const panic = lines.findLastIndex((line) => line.startsWith("thread '") && line.includes(' panicked at '));
  return (lines.at(panic < 0 ? -1 : panic + 1) ?? '').slice(0, 300);
}

/** What is said when the node ends by itself. */
export function crashMessage(ending: Ending, words: string): string {
  return sentence(`The local Conflux node has ended by itself (${ending})${words ? `, its last words: ${words}` : ''}`);
}

/** What is said when the node does not start. */
export function failureMessage(cause: string, words: string): string {
  return sentence(
    `The local Conflux node did not start: ${cause.trim().replace(/[.\s]+$/, '')}${words ? `, its last words: ${words}` : ''}`,
  );
}

/** The endpoints of a node that has just started, one line for each space. */
function endpointLines({core, espace}: LocalNode['endpoints']): string[] {
  return [
    `  Core Space  chain ${String(core.chainId)}  ${core.http}  ${core.webSocket}`,
    `  eSpace      chain ${String(espace.chainId)}  ${espace.http}  ${espace.webSocket}`,
  ];
}

/** What is said of a node that has started beside the site, whose consoles know the `expected` endpoints only. */
export function summary({endpoints}: LocalNode, expected: LocalNode['endpoints']): string {
  const known = [endpoints.core, endpoints.espace].every(({http}) =>
    [expected.core.http, expected.espace.http].includes(http),
  );
  return [
    known
      ? 'A local Conflux node is running; the consoles of the method pages offer it as "local node".'
      : 'A local Conflux node is running on other ports, since the usual ones are taken: enter its address in a console as your own.',
    ...endpointLines(endpoints),
  ].join('\n');
}

const isAt = (endpoints: LocalNode['endpoints'], expected: LocalNode['endpoints']): boolean =>
  (['core', 'espace'] as const).every(
    (space) =>
      endpoints[space].http === expected[space].http && endpoints[space].webSocket === expected[space].webSocket,
  );

/** Everything one needs to use a node that has just started, which may have missed the `usual` ports. */
export function welcome(
  {endpoints, accounts, dataDir}: LocalNode,
  usual: LocalNode['endpoints'],
  kept: boolean,
): string {
  const rows = accounts.flatMap(({privateKey, core: coreAddress, espace: espaceAddress}, index) => [
    '',
    `  (${String(index)}) Core Space  ${coreAddress}`,
    `      eSpace      ${espaceAddress}`,
    `      private key ${privateKey}`,
  ]);
  return [
    'The local Conflux node is running.',
    '',
    ...endpointLines(endpoints),
    ...(isAt(endpoints, usual) ? [] : ['', 'Some of the usual ports are taken, so the node uses the next free ones.']),
    '',
    'DEVELOPMENT ACCOUNTS with 10,000 CFX in each space. Their keys are public: never use them on another network.',
    ...rows,
    '',
    kept ? `The chain is kept in ${dataDir}.` : 'The chain is gone when the node stops (--keep DIR keeps it).',
  ].join('\n');
}
