// holds: rpc.failures
import type {Page} from '@playwright/test';
import {languagesInTurn} from '../support/languages';
import {answerWith, type Behaviour} from '../support/rpcProxy';
import {openConsole, outcome, pageOf, panel, row, sendButton, sendTo, tree} from '../support/rpcConsole';
import {expect, test} from '../support/rpcNode';
import {rpcText, rpcWords} from '../support/rpcTexts';

/** A server's behavior, and what the page shows for it: what happened, why, and what to do. */
interface Failure {
  name: string;
  behave: Behaviour;
  /** Ids of the sentences. */
  words: string[];
  /** Something of the case itself. */
  also?: string;
}

const parts = (kind: string): string[] => [`${kind}.what`, `${kind}.why`, `${kind}.cure`];

const status =
  (code: number, headers: Record<string, string> = {}, body = 'no'): Behaviour =>
  (_call, response) =>
    response.writeHead(code, headers).end(body);

const FAILURES: readonly Failure[] = [
  {
    name: 'an answer that is no JSON',
    behave: (_call, response) => response.end('<html><title>Sign in</title></html>'),
    words: parts('notJson'),
    also: '<html><title>Sign in',
  },
  {
    name: 'an answer cut short',
    behave: async (_call, response, ask) => response.end(JSON.stringify(await ask()).slice(0, -3)),
    words: parts('notJson'),
  },
  {
    name: 'JSON that is no JSON-RPC',
    behave: (_call, response) => answerWith(response, {ok: true}),
    words: ['notJsonRpc.what', 'notJsonRpc.why', 'notJson.cure'],
  },
  {
    name: 'an answer to another request',
    behave: async (_call, response, ask) => answerWith(response, {...(await ask()), id: 77}),
    words: parts('wrongId'),
    also: '77',
  },
  {
    name: 'too many requests',
    behave: status(429, {'Retry-After': '7'}),
    words: ['rateLimited.what', 'rateLimited.why', 'rateLimited.cureAfter'],
    also: '7 s',
  },
  {
    name: 'a missing page',
    behave: status(404),
    words: ['http.what', 'http.notFound.why', 'http.notFound.cure'],
    also: '404',
  },
  {
    name: 'a missing key',
    behave: status(401),
    words: ['http.what', 'http.denied.why', 'http.denied.cure'],
    also: '401',
  },
  {
    name: 'a request that is too large',
    behave: status(413),
    words: ['http.what', 'http.tooLarge.why', 'http.tooLarge.cure'],
    also: '413',
  },
  {name: 'a failing server', behave: status(500), words: parts('server'), also: '500'},
  {
    name: 'a node behind a gateway that is down',
    behave: status(503),
    words: ['server.what', 'gateway.why', 'server.cure'],
    also: '503',
  },
  {
    name: 'a connection that breaks off in the middle',
    behave: (_call, response) => {
      response.writeHead(200, {'Content-Length': '1000'}).write('{"jsonrpc"', () => response.destroy());
    },
    words: parts('interrupted'),
  },
  {
    name: 'an answer of 10 MB',
    behave: ({body}, response) =>
      answerWith(response, {jsonrpc: '2.0', id: (body as {id: number}).id, result: 'ab'.repeat(5 * 1024 * 1024)}),
    words: parts('oversized'),
  },
];

// The browser's own lines for what the tests provoke.
test.use({expectedConsole: [/Failed to load resource|CORS policy|net::ERR/]});

/** Sends to an address, and sees the words of what came of it; then that the console still works. */
async function expectTold(page: Page, {words, also = ''}: Failure): Promise<void> {
  await sendButton(page).click();
  for (const part of words) await expect(outcome(page)).toContainText(rpcWords(`console.answer.${part}`));
  await expect(outcome(page)).toContainText(also);
  await expect(tree(page)).toHaveCount(0);
  await sendTo(page);
  await sendButton(page).click();
  await expect(row(page, 'result')).toBeVisible();
}

const METHODS = [
  ['core', 'cfx_epochNumber'],
  ['espace', 'eth_blockNumber'],
] as const;

// One console for the failures of a space: each is followed by a call that goes well.
for (const [turn, [space, method]] of METHODS.entries()) {
  test(`${space}: each failure is told with cause and cure, and the next call goes well`, async ({page, proxyTo}) => {
    await openConsole(page, pageOf(space, method));
    for (const failure of FAILURES.filter((_, index) => index % METHODS.length === turn)) {
      await test.step(failure.name, async () => {
        const proxy = await proxyTo(space, failure.behave);
        await sendTo(page, proxy.http);
        await expectTold(page, failure);
      });
    }
  });
}

for (const {id, prefix} of languagesInTurn(0)) {
  test(`${id}: a server that keeps pages out is told apart from one that is not there`, async ({page, proxyTo}) => {
    const proxy = await proxyTo('espace', (_call, response) => {
      response.removeHeader('Access-Control-Allow-Origin');
      response.end('{}');
    });
    await openConsole(page, pageOf('espace', 'eth_blockNumber', prefix));
    await sendTo(page, proxy.http);
    await sendButton(page).click();
    const cors = rpcText('console.answer.cors.what', prefix);
    await expect(panel(page)).toContainText(cors);
    await expect(panel(page)).toContainText(new URL(page.url()).origin);
    await proxy.close();
    await sendButton(page).click();
    await expect(panel(page)).toContainText(rpcWords('console.answer.unreachable.what', prefix, {url: proxy.http}));
  });
}

test('without a network that is told, and a node on this machine still answers', async ({page, context}) => {
  await openConsole(page, pageOf('core', 'cfx_epochNumber'));
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(outcome(page)).toContainText(rpcText('console.answer.offline.what'));
  await expect(outcome(page)).toContainText(rpcText('console.answer.offline.cure'));
  await context.setOffline(false);
  await sendTo(page);
  await sendButton(page).click();
  await expect(row(page, 'result')).toBeVisible();
});

test('a WebSocket that breaks before the answer is told with its code', async ({page, proxyTo}) => {
  const proxy = await proxyTo('core');
  await openConsole(page, pageOf('core', 'cfx_epochNumber'));
  await sendTo(page, proxy.webSocket);
  await sendButton(page).click();
  await expect(row(page, 'result')).toBeVisible();
  await proxy.close();
  await sendButton(page).click();
  await expect(outcome(page)).toContainText(rpcWords('console.answer.unreachable.what', '', {url: proxy.webSocket}));
});

for (const method of ['eth_blockNumber', 'eth_sendRawTransaction']) {
  test(`${method}: a limit of requests that a gateway tells by -32000 is explained as one, also where the page lists that code for something else`, async ({
    page,
    proxyTo,
  }) => {
    const proxy = await proxyTo('espace', ({body}, response) => {
      const {id, method: asked} = body as {id: number; method: string};
      if (asked === method)
        answerWith(response, {jsonrpc: '2.0', id, error: {code: -32000, message: 'Allowed QPS exceeded'}});
    });
    await openConsole(page, pageOf('espace', method));
    await sendTo(page, proxy.http);
    await sendButton(page).click();
    if (method !== 'eth_blockNumber') {
      await page
        .getByRole('dialog')
        .getByRole('button', {name: rpcText('console.ask.yes')})
        .click();
    }
    await expect(panel(page).locator('blockquote')).toHaveText('Allowed QPS exceeded');
    for (const part of ['why', 'cure'])
      await expect(outcome(page)).toContainText(rpcText(`console.answer.code.limit.${part}`));
  });
}
