// holds: rpc.snippets
import {isDeepStrictEqual} from 'node:util';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {readDocument, toReference} from 'docusaurus-plugin-openrpc/document';
import {
  buildRequest,
  isSubscription,
  snippetLanguagesOf,
  toSnippet,
  type JsonRpcRequest,
  type SnippetLanguage,
} from 'docusaurus-plugin-openrpc/snippets';
import {isRecord} from 'docusaurus-plugin-openrpc/transport';
import {RPC_REFERENCES} from '../../src/config/rpc';
import type {LocalNode} from '../../tools/localNode/localNode';
import {findNodeModule} from '../../tools/localNode/nodeModule';
import {startLocalNode} from '../../tools/localNode/startLocalNode';
import {
  clearPrograms,
  compilePrograms,
  installLibraries,
  runPrograms,
  writePrograms,
  type Program,
  type ProgramOutput,
} from './snippetPrograms';

interface Answer {
  result?: unknown;
  error?: {code: number; message: string};
}

const SPACES = [
  {space: 'core', dialect: 'conflux', methods: ['cfx_subscribe', 'cfx_unsubscribe']},
  {space: 'espace', dialect: 'ethereum', methods: ['eth_subscribe', 'eth_unsubscribe']},
] as const;
const SCRIPTS: readonly SnippetLanguage[] = ['fetch', 'js-conflux-sdk', 'cive', 'ethers', 'viem', 'web3.js'];
// A node of these tests' own: other tests have theirs on the usual ports.
const PORTS = {coreHttp: 14537, coreWebSocket: 14535, espaceHttp: 14545, espaceWebSocket: 14546};

const noNode = 'reason' in findNodeModule();
let node: LocalNode;

async function ask(url: string, request: JsonRpcRequest): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(request),
  });
  return (await response.json()) as Answer;
}

/**
 * Whether a node responds at all: v3.0.2 drops the connection for some requests about the PoS genesis, which a new
 * chain is made of.
 */
async function isAnswered(url: string, request: JsonRpcRequest): Promise<boolean> {
  return ask(url, request).then(
    () => true,
    () => false,
  );
}

/**
 * Each method with the parameters of its first example that the node responds to; they may refer to things that this
 * new chain does not have.
 */
async function requestsOf(space: 'core' | 'espace'): Promise<JsonRpcRequest[]> {
  const reference = toReference(await readDocument(RPC_REFERENCES[space]));
  const requests: JsonRpcRequest[] = [];
  for (const method of reference.namespaces.flatMap(({methods}) => methods)) {
    const candidates = method.examples.map(({params}) => buildRequest(method, params));
    let chosen: JsonRpcRequest | undefined;
    for (const candidate of candidates) {
      if (noNode || (await isAnswered(node.endpoints[space].http, candidate))) {
        chosen = candidate;
        break;
      }
    }
    if (!chosen)
      throw new Error(`The node answers none of the ${String(candidates.length)} examples of ${method.name}.`);
    requests.push(chosen);
  }
  return requests;
}

/** What two values have in common when only times and counters differ: kinds, fields, and whether lists are empty. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

const WHOLE_ANSWER: readonly SnippetLanguage[] = ['curl'];
const PRINTS_ERRORS: readonly SnippetLanguage[] = ['fetch', 'python', 'curl'];

function printedBy(language: SnippetLanguage, {printed: [first]}: ProgramOutput): unknown {
  if (!WHOLE_ANSWER.includes(language)) return first;
  const answer = first as Answer;
  return answer.error ?? answer.result;
}

/**
 * What is wrong with a program's output, given the node's answer; the last parameter is true if that answer stays the
 * same.
 */
function faultOf(
  language: SnippetLanguage,
  output: ProgramOutput,
  answer: Answer,
  stands: boolean,
): string | undefined {
  // Where the chain goes on, so do the numbers and the hashes of blocks in a message.
  const words = (text = ''): string => (stands ? text : text.replace(/0x[\da-f]{64}|\d+/g, '#'));
  if (answer.error && !PRINTS_ERRORS.includes(language)) {
    return words(output.error).includes(words(answer.error.message))
      ? undefined
      : `expected the error ${JSON.stringify(answer.error.message)}, got ${JSON.stringify(output).slice(0, 300)}`;
  }
  if (output.error !== undefined) return output.error;
  const expected = answer.error ?? answer.result;
  const printed = printedBy(language, output);
  const same = stands ? isDeepStrictEqual(printed, expected) : isDeepStrictEqual(shapeOf(printed), shapeOf(expected));
  return same
    ? undefined
    : `expected ${JSON.stringify(expected).slice(0, 300)}, printed ${JSON.stringify(printed ?? null).slice(0, 300)}`;
}

/** The same, given what the node said before and after the program ran: one of the two has to fit. */
function faultBetween(
  language: SnippetLanguage,
  output: ProgramOutput | undefined,
  before: Answer,
  after: Answer,
): string | undefined {
  if (!output) return 'it did not run';
  const stands = isDeepStrictEqual(before, after);
  return faultOf(language, output, before, stands) && faultOf(language, output, after, stands);
}

/** Libraries to install and 230 epochs of a node: with much other work beside it, more than five minutes were seen. */
const PREPARED_WITHIN = 900_000;

beforeAll(async () => {
  if (noNode) return;
  await installLibraries();
  clearPrograms();
  const started = await startLocalNode({ports: PORTS});
  if (!started.available) throw new Error(started.reason);
  node = started;
  // Examples name blocks up to 225, whose answers change until they are executed: eth_feeHistory at 175 failed where
  // this took too short.
  await vi.waitFor(
    async () => {
      const {result} = await ask(started.endpoints.core.http, {
        jsonrpc: '2.0',
        id: 1,
        method: 'cfx_epochNumber',
        params: ['latest_state'],
      });
      expect(Number(result)).toBeGreaterThan(230);
    },
    {timeout: 600_000, interval: 500},
  );
}, PREPARED_WITHIN);

afterAll(async () => {
  // There is none if the preparation has failed, which is reported as it is.
  await (node as LocalNode | undefined)?.stop();
});

describe.skipIf(noNode).each(SPACES)('snippets of $space', ({space, dialect}) => {
  test.each(snippetLanguagesOf(dialect))(
    '%s: every method’s snippet runs against a real node and prints what it answers',
    async (language) => {
      const url = node.endpoints[space].http;
      const requests = (await requestsOf(space)).filter(({method}) => !isSubscription(method));
      expect(requests.length).toBeGreaterThan(12);
      const programs: Program[] = requests.map((request) => ({
        name: request.method,
        source: toSnippet(language, request, url),
      }));
      const before = await Promise.all(requests.map((request) => ask(url, request)));
      const outputs = await runPrograms(language, `${space}-${language}`, programs);
      const after = await Promise.all(requests.map((request) => ask(url, request)));
      const faults = requests.flatMap(({method}, index) => {
        const fault = faultBetween(language, outputs.get(method), before[index] ?? {}, after[index] ?? {});
        return fault === undefined ? [] : [`${method}: ${fault}`];
      });
      expect(faults).toEqual([]);
    },
  );
});

/** The messages among what a program of a subscription printed: headers of blocks, alone or as the node sends them. */
function messagesIn(printed: readonly unknown[]): unknown[] {
  const results = printed.map((value) => (isRecord(value) && isRecord(value.params) ? value.params.result : value));
  return results.filter((value) => isRecord(value) && /^0x[\da-f]{64}$/.test(String(value.hash)));
}

describe.skipIf(noNode).each(SPACES)('subscriptions of $space', ({space, dialect, methods}) => {
  test.each(snippetLanguagesOf(dialect, methods[0]))(
    '%s: the snippet of each prints messages of a real node, and ends its subscription on the same connection',
    async (language) => {
      const requests = (await requestsOf(space)).filter(({method}) => isSubscription(method));
      expect(requests.map(({method}) => method).toSorted()).toEqual(methods);
      const programs = requests.map((request) => ({
        name: request.method,
        source: toSnippet(language, request, node.endpoints[space].webSocket),
      }));
      const outputs = await runPrograms(language, `${space}-${language}-subscriptions`, programs);
      for (const method of methods) {
        const {printed = [], error} = outputs.get(method) ?? {};
        expect(error, method).toBeUndefined();
        expect(messagesIn(printed).length, `${method}: ${JSON.stringify(printed)}`).toBeGreaterThanOrEqual(3);
        // wscat goes on until it is stopped; the others end with the node's answer to their last call.
        if (language !== 'wscat') expect(printed.at(-1), method).toBe(true);
      }
    },
  );
});

test('every TypeScript snippet compiles, strictly', async () => {
  await installLibraries();
  for (const {space, dialect} of SPACES) {
    const requests = await requestsOf(space);
    for (const language of snippetLanguagesOf(dialect).filter((name) => SCRIPTS.includes(name))) {
      const suited = requests.filter(({method}) => snippetLanguagesOf(dialect, method).includes(language));
      const programs = suited.map((request) => ({
        name: request.method,
        source: toSnippet(language, request, 'http://localhost:1'),
      }));
      writePrograms(`compiled-${space}-${language}`, programs, 'ts');
    }
  }
  expect(await compilePrograms()).toBe('');
});
