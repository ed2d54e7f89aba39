// holds: addresses.external-links
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {isMeant, parseAllowList} from '../allowList';
import {askLink, retryAfter, type Finding} from '../askLink';
import {checkLinks, type Check} from '../checkLinks';
import {collectLinks, linksIn} from '../collectLinks';

let origin = '';
let asked: string[] = [];
let waited: number[] = [];
const wait = (milliseconds: number): Promise<void> => {
  waited.push(milliseconds);
  return Promise.resolve();
};
const PATIENCE = {timeout: 300_000, retries: 2, pause: 100, longest: 5_000};
const timesOf = (url: string | undefined): number => asked.filter((line) => line === `GET ${url ?? ''}`).length;

const ANSWERS: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/there': (_, response) => response.writeHead(200).end('x'),
  '/none': (_, response) => response.writeHead(404).end(),
  '/broken': (_, response) => response.writeHead(500).end(),
  '/recovers': ({url}, response) => response.writeHead(timesOf(url) < 2 ? 503 : 200).end(),
  '/silent': () => undefined,
  '/no-head': ({method}, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/moved': (_, response) => response.writeHead(301, {Location: '/there'}).end(),
  '/moved-on': (_, response) => response.writeHead(308, {Location: '/moved'}).end(),
  '/elsewhere': (_, response) => response.writeHead(302, {Location: '/there'}).end(),
  '/moved-away': (_, response) => response.writeHead(301, {Location: '/none'}).end(),
  '/lost': (_, response) => response.writeHead(302).end(),
  '/round': (_, response) => response.writeHead(301, {Location: '/round'}).end(),
  '/busy': (_, response) => response.writeHead(asked.length < 2 ? 429 : 200, {'Retry-After': '3'}).end(),
  '/busy-for-long': (_, response) => response.writeHead(429, {'Retry-After': '3600'}).end(),
};

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    ANSWERS[request.url ?? '']?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterEach(() => {
  asked = [];
  waited = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('one address', () => {
  const ask = (address: string): Promise<Finding> => askLink(origin + address, wait, PATIENCE);

  test('one that is there is asked once, by HEAD', async () => {
    expect([await ask('/there'), asked]).toEqual([{state: 'there'}, ['HEAD /there']]);
  });

  test('a host that refuses HEAD is asked by GET', async () => {
    expect([await ask('/no-head'), asked]).toEqual([{state: 'there'}, ['HEAD /no-head', 'GET /no-head']]);
  });

  test('what is not there is not asked again', async () => {
    expect([await ask('/none'), asked, waited]).toEqual([{state: 'gone', why: '404'}, ['HEAD /none', 'GET /none'], []]);
  });

  test('a failing host is asked again, each time after twice the wait', async () => {
    expect([await ask('/broken'), waited]).toEqual([{state: 'gone', why: '500'}, [100, 200]]);
    expect(await ask('/recovers')).toEqual({state: 'there'});
  });

  test('a host that says nothing, or is none', async () => {
    const silent = await askLink(`${origin}/silent`, wait, {...PATIENCE, timeout: 50});
    expect(silent).toEqual({state: 'gone', why: 'no answer within 0.05 s', isHostGone: true});
    expect(waited).toEqual([100, 200]);
    const refused = await askLink('http://127.0.0.1:1/', wait, {...PATIENCE, retries: 0});
    expect(refused).toEqual({state: 'gone', why: expect.stringMatching(/\S/) as string, isHostGone: true});
  });

  test('a busy host is asked again when it says, unless that is too long', async () => {
    expect([await ask('/busy'), waited, asked]).toEqual([{state: 'there'}, [3000], ['HEAD /busy', 'HEAD /busy']]);
    expect([await ask('/busy-for-long'), waited]).toEqual([{state: 'gone', why: '429'}, [3000]]);
  });

  test('a permanent redirect is told with its end, a passing one is not', async () => {
    expect(await ask('/moved')).toEqual({state: 'moved', to: `${origin}/there`});
    expect(await ask('/moved-on')).toEqual({state: 'moved', to: `${origin}/there`});
    expect(await ask('/elsewhere')).toEqual({state: 'there'});
  });

  test('a redirect to nothing, to nowhere, or in circles', async () => {
    expect(await ask('/moved-away')).toEqual({state: 'gone', why: `404 at ${origin}/none`});
    expect(await ask('/lost')).toEqual({state: 'gone', why: '302 without a place to go'});
    expect(await ask('/round')).toEqual({state: 'gone', why: 'more than 5 redirects'});
  });

  test('Retry-After holds seconds or a date', () => {
    const now = Date.parse('2026-11-22T10:00:00Z');
    expect([
      retryAfter('7', now),
      retryAfter('Sun, 22 Nov 2026 10:00:05 GMT', now),
      retryAfter('soon', now),
      retryAfter(null, now),
    ]).toEqual([7000, 5000, undefined, undefined]);
  });
});

describe('what the sources name', () => {
  test('addresses with their lines, without the sentence around them', () => {
    const text = 'See [a](https://a.io/x_(y)), <https://b.io/>.\n\n**https://c.io/d**, “https://e.io”.';
    expect(linksIn(text, 'a.mdx')).toEqual([
      {url: 'https://a.io/x_(y)', line: 1},
      {url: 'https://b.io/', line: 1},
      {url: 'https://c.io/d', line: 3},
      {url: 'https://e.io', line: 3},
    ]);
  });

  test.each([
    ['code', '```sh\ncurl https://a.io\n```\nand `https://b.io`'],
    [
      'reserved hosts and one’s own machine',
      'https://example.com https://a.test http://localhost:3000 http://127.0.0.1',
    ],
    ['templates and patterns', 'https://a.io/${name} https://*.b.io https://c.io/{id}'],
  ])('not %s', (_, text) => {
    expect(linksIn(text, 'a.mdx')).toEqual([]);
  });

  test('data keeps what a page would show as code; anchors of one page are one address', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'links-'));
    mkdirSync(path.join(root, 'docs', '__tests__'), {recursive: true});
    writeFileSync(path.join(root, 'docs', 'a.ts'), "const a = `https://a.io`;\n'https://b.io/#x'; 'https://b.io/#y'");
    writeFileSync(path.join(root, 'docs', '__tests__', 'b.ts'), 'https://none.io');
    writeFileSync(path.join(root, 'docs', 'b.png'), 'https://none.io');
    const place = (line: number) => ({file: 'docs/a.ts', line});
    expect(Object.fromEntries(collectLinks(root, ['docs']))).toEqual({
      'https://a.io': [place(1)],
      'https://b.io/': [place(2), place(2)],
    });
    rmSync(root, {recursive: true});
  });
});

describe('a check', () => {
  const NOW = new Date('2026-11-22T10:00:00Z');
  const place = {file: 'docs/a.mdx', line: 3};
  const LINKS = new Map(['https://a.io/1', 'https://a.io/2', 'https://b.io/1'].map((url) => [url, [place]]));
  const check = (further: Partial<Check>): Promise<Awaited<ReturnType<typeof checkLinks>>> =>
    checkLinks({
      links: LINKS,
      allowed: [],
      remembered: {},
      age: 7,
      now: NOW,
      ask: () => Promise.resolve({state: 'there'}),
      ...further,
    });

  test('a host is asked one address after the other, hosts side by side', async () => {
    const underway = new Map<string, number>();
    let most = 0;
    let hosts = 0;
    const ask = async (url: string): Promise<Finding> => {
      const {host} = new URL(url);
      underway.set(host, (underway.get(host) ?? 0) + 1);
      most = Math.max(most, ...underway.values());
      hosts = Math.max(hosts, [...underway.values()].filter((count) => count > 0).length);
      await new Promise((resolve) => setImmediate(resolve));
      underway.set(host, (underway.get(host) ?? 0) - 1);
      return {state: 'there'};
    };
    expect((await check({ask})).asked).toBe(3);
    expect([most, hosts]).toEqual([1, 2]);
  });

  test('the report names page and line; what has moved is told and is no fault', async () => {
    const {faults, moved} = await check({
      ask: (url) =>
        Promise.resolve(
          url === 'https://a.io/1'
            ? {state: 'gone', why: '404'}
            : url === 'https://b.io/1'
              ? {state: 'moved', to: 'https://c.io/'}
              : {state: 'there'},
        ),
    });
    expect(faults).toEqual(['docs/a.mdx:3 https://a.io/1 404']);
    expect(moved).toEqual(['docs/a.mdx:3 https://b.io/1 has moved to https://c.io/']);
  });

  test('a host that gave no answer is not asked for its other addresses, which are told all the same', async () => {
    const hosts: string[] = [];
    const ask = (url: string): Promise<Finding> => {
      hosts.push(new URL(url).host);
      return Promise.resolve({state: 'gone', why: 'no answer within 20 s', isHostGone: true});
    };
    const {faults} = await check({ask});
    expect([hosts.sort(), faults.length]).toEqual([['a.io', 'b.io'], 3]);
  });

  test('what answered within its age is not asked again; what is gone, old, or named no more is not remembered', async () => {
    const on = (day: string) => ({finding: {state: 'there' as const}, asked: `2026-11-${day}T10:00:01Z`});
    const {asked: count, remembered} = await check({
      remembered: {'https://a.io/1': on('15'), 'https://a.io/2': on('14'), 'https://gone.io': on('21')},
      ask: (url) => Promise.resolve(url === 'https://b.io/1' ? {state: 'gone', why: '404'} : {state: 'there'}),
    });
    expect([count, Object.keys(remembered).sort()]).toEqual([2, ['https://a.io/1', 'https://a.io/2']]);
    expect(remembered['https://a.io/2']?.asked).toBe(NOW.toISOString());
  });

  test('what is allowed is not asked; an entry that means nothing is a fault', async () => {
    const allowed = [
      {address: 'https://a.io/*', reason: 'r', date: '2026-11-22'},
      {address: 'https://none.io', reason: 'r', date: '2026-01-02'},
    ];
    const {asked: count, faults} = await check({allowed});
    expect([count, faults]).toEqual([
      1,
      ['tools/externalLinks/allowed.json: https://none.io (2026-01-02) is named nowhere any more; take the entry out'],
    ]);
  });

  test('an entry of the allow-list says why and since when', () => {
    expect(() =>
      parseAllowList('[{"address": "https://a.io", "reason": " ", "date": "2026-11-22"}]', 'f.json'),
    ).toThrow('f.json, entry 1: it needs an address, a reason');
    expect(() => parseAllowList('[{"address": "https://a.io", "reason": "r", "date": "soon"}]', 'f.json')).toThrow(
      'entry 1',
    );
    expect(() => parseAllowList('{}', 'f.json')).toThrow('a list of');
    expect([
      isMeant({address: 'https://*.b.io', reason: '', date: ''}, 'https://a.b.io'),
      isMeant({address: 'https://a.io', reason: '', date: ''}, 'https://a.io/b'),
    ]).toEqual([true, false]);
  });
});
