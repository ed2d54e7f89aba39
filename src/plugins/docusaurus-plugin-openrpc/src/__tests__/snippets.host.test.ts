import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import vm from 'node:vm';
import ts from 'typescript';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import type {JsonRpcRequest} from '../jsonRpcRequest';
import {SNIPPETS, snippetLanguagesOf, toSnippet, type SnippetLanguage} from '../snippets';
import {SUBSCRIPTION_LANGUAGES} from '../subscriptionSnippets';
import {startNodeStub, type NodeStub} from '../testing/nodeStub';

const run = promisify(execFile);
const HOSTILE = [
  `'"\`; $(touch /tmp/hostile) \${process.exit(3)} \\ \\' \\" \\\\`,
  'two\nlines\r\n\ttab\0',
  '</script><script>alert(1)</script><!--',
  '%s %d %n !! & | > /dev/null # -- @file',
  'r\u2028u\u2029b\u202eidi\u200b \ufeff \ud83d\ude00 树图',
  "it's",
  '\\',
  '\\u0041 \\x41 {{x}}',
];
const plain: JsonRpcRequest = {
  jsonrpc: '2.0',
  id: 1,
  method: 'cfx_getBalance',
  params: ['cfxtest:aak2rra2njvd77ezwjvx04kkds9fzagfe6d5r8e957', 'latest_state'],
};
const object = JSON.parse('{"__proto__": {"a": 1}, "constructor": null, "a-b": 1, "it\'s": [], "b": {}}') as Record<
  string,
  unknown
>;
const hostile: JsonRpcRequest = {
  jsonrpc: '2.0',
  id: 1,
  method: `cfx_${HOSTILE[0]}`,
  params: [...HOSTILE, object, false, 0, -1.5, 1e21, '', null, [[]]],
};
const byName: JsonRpcRequest = {jsonrpc: '2.0', id: 'x', method: 'm', params: {a: null, b: [true]}};

let node: NodeStub;
beforeAll(async () => {
  node = await startNodeStub();
  node.respond = (response) => response.end('{"jsonrpc":"2.0","id":1,"result":null}');
});
beforeEach(() => {
  node.bodies.length = 0;
});
afterAll(() => node.close());

/** Runs a TypeScript snippet with doubles for its imports, and returns the calls that they received. */
async function called(snippet: string): Promise<unknown[]> {
  const calls: unknown[] = [];
  const take = (call: unknown): Promise<null> => Promise.resolve(null).finally(() => calls.push(call));
  class Library {
    requestManager = {send: take};
    constructor(address: string | {url: string}) {
      calls.push(typeof address === 'string' ? address : address.url);
    }
    request = take;
    send = (method: string, params: unknown): Promise<null> => take({method, params});
  }
  const createPublicClient = ({transport}: {transport: string}): Library => new Library(transport);
  const globals = {
    Conflux: Library,
    JsonRpcProvider: Library,
    Web3: Library,
    createPublicClient,
    http: String,
    fetch,
    JSON,
    console: {log: () => undefined},
  };
  const {outputText, diagnostics} = ts.transpileModule(snippet.replace(/^import .*\n/, ''), {
    reportDiagnostics: true,
    compilerOptions: {target: ts.ScriptTarget.ES2022},
  });
  expect(diagnostics).toEqual([]);
  await vm.runInNewContext(`(async () => {${outputText.replace('export {};', '')}})()`, globals);
  return calls;
}

/** A call as JSON says it; values made in another realm compare by that. */
function plainly(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('toSnippet', () => {
  // Object.keys has lost the type of the keys that SNIPPETS is declared with.
  const languages = Object.keys(SNIPPETS) as SnippetLanguage[];

  it.each(languages)('writes %s', (language) => {
    expect(toSnippet(language, plain, 'https://test.confluxrpc.com')).toMatchSnapshot();
  });

  it.each(languages)('writes %s so that it does no harm in the source of a page', (language) => {
    expect(toSnippet(language, hostile, 'https://node.example/</script>')).not.toMatch(
      /<\/script|<!--|[\u2028\u2029\u202e\u200b\ufeff\0]/,
    );
  });

  it.each(['js-conflux-sdk', 'cive', 'ethers', 'viem', 'web3.js'] as const)(
    'asks through %s just what was meant',
    async (language) => {
      for (const {method, params} of [plain, hostile, byName].map((request) => ({...request}))) {
        const calls = await called(
          toSnippet(language, {jsonrpc: '2.0', id: 1, method, params}, "https://a.example/it's"),
        );
        expect(plainly(calls)).toEqual(plainly(["https://a.example/it's", {method, params}]));
      }
    },
  );
});

describe('toSnippet of a subscription', () => {
  const subscribe: JsonRpcRequest = {
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_subscribe',
    params: ['logs', {address: '0x91b3570f332ada67d9b469b320d4af1c9b12648c'}],
  };

  it.each(SUBSCRIPTION_LANGUAGES)('writes %s', (language) => {
    expect(toSnippet(language, subscribe, 'wss://node.example/ws')).toMatchSnapshot();
  });

  it.each(SUBSCRIPTION_LANGUAGES)('of %s opens one where a subscription is ended', (language) => {
    const snippet = toSnippet(
      language,
      {...subscribe, method: 'cfx_unsubscribe', params: ['0x1234']},
      'wss://node.example/ws',
    );
    expect(snippet).toContain('newHeads');
    expect(snippet).not.toContain('0x1234');
  });

  it.each(SUBSCRIPTION_LANGUAGES)('writes %s so that it does no harm in the source of a page', (language) => {
    const snippet = toSnippet(language, {...subscribe, params: hostile.params}, 'wss://node.example/</script>');
    expect(snippet).not.toMatch(/<\/script|<!--|[\u2028\u2029\u202e\u200b\ufeff\0]/);
  });

  it.each(SUBSCRIPTION_LANGUAGES.filter((language) => !['wscat', 'python'].includes(language)))(
    'writes %s that compiles, whatever is in it',
    (language) => {
      const {diagnostics} = ts.transpileModule(
        toSnippet(language, {...subscribe, params: hostile.params}, "wss://a.example/it's"),
        {reportDiagnostics: true},
      );
      expect(diagnostics).toEqual([]);
    },
  );

  it('writes Python that compiles, whatever is in it', async () => {
    const source = toSnippet('python', {...subscribe, params: hostile.params}, "wss://a.example/it's");
    await expect(
      run('python3', ['-c', `import ast, json; ast.parse(json.loads(${JSON.stringify(JSON.stringify(source))}))`]),
    ).resolves.toMatchObject({
      stderr: '',
    });
  });
});

describe('a snippet that runs as it stands', () => {
  it.each([plain, hostile, byName])('fetch sends the request as it is', async (request) => {
    await called(toSnippet('fetch', request, node.url));
    expect(node.bodies.map((body): unknown => JSON.parse(body))).toEqual([request]);
  });

  it.each([plain, hostile, byName])('curl sends the request as it is', async (request) => {
    const {stdout} = await run('sh', ['-c', toSnippet('curl', request, `${node.url}?a=[1]&b={'$(id)'}`)]);
    expect(node.bodies.map((body): unknown => JSON.parse(body))).toEqual([request]);
    expect(stdout).toBe('{"jsonrpc":"2.0","id":1,"result":null}');
  });

  it.each([plain, hostile, byName])('Python sends the request as it is', async (request) => {
    const {stdout, stderr} = await run('python3', ['-W', 'error', '-c', toSnippet('python', request, node.url)]);
    expect(node.bodies.map((body): unknown => JSON.parse(body))).toEqual([request]);
    expect([stdout, stderr]).toEqual(['null\n', '']);
  });
});

describe('snippetLanguagesOf', () => {
  it.each([
    ['plain', ['curl', 'fetch', 'python']],
    ['conflux', ['curl', 'fetch', 'js-conflux-sdk', 'cive', 'python']],
    ['ethereum', ['curl', 'fetch', 'ethers', 'viem', 'web3.js', 'python']],
  ] as const)('offers for the dialect %s what suits it', (dialect, languages) => {
    expect(snippetLanguagesOf(dialect)).toEqual(languages);
  });

  it.each([
    ['plain', ['wscat', 'fetch', 'python']],
    ['conflux', ['wscat', 'fetch', 'js-conflux-sdk', 'python']],
    ['ethereum', ['wscat', 'fetch', 'ethers', 'viem', 'web3.js', 'python']],
  ] as const)('offers for a subscription of the dialect %s what can open one', (dialect, languages) => {
    expect(snippetLanguagesOf(dialect, 'x_subscribe')).toEqual(languages);
    expect(snippetLanguagesOf(dialect, 'x_unsubscribe')).toEqual(languages);
  });
});
