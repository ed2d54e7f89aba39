import {createServer, type IncomingHttpHeaders} from 'node:http';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {SITE_URL} from '../../../src/config/repository';
import {isAllowedOrigin} from '../allowedOrigin';
import {freePorts, listenNear} from '../ports';
import {createProxy, type Proxy} from '../proxy';
import {createTurns} from '../turns';

let seen: IncomingHttpHeaders = {};
const upstream = createServer((request, response) => {
  seen = request.headers;
  response.writeHead(200, {'Content-Type': 'application/json', Connection: 'close'});
  request.pipe(response);
});
let proxy: Proxy;
let dead: Proxy;
let url = '';
let deadUrl = '';

beforeAll(async () => {
  const [inner = 0, outer = 0, nobody = 0, deadPort = 0] = await freePorts(4);
  await listenNear(upstream, inner);
  proxy = createProxy(inner, createTurns());
  dead = createProxy(nobody, createTurns());
  url = `http://127.0.0.1:${String(await listenNear(proxy.server, outer))}`;
  deadUrl = `http://127.0.0.1:${String(await listenNear(dead.server, deadPort))}`;
});
afterAll(() => {
  proxy.close();
  dead.close();
  upstream.close();
});

describe('isAllowedOrigin', () => {
  test.each([
    [undefined],
    ['http://localhost:3000'],
    ['http://127.0.0.1:8080'],
    ['https://localhost'],
    ['http://[::1]:3000'],
    ['chrome-extension://abc'],
    [SITE_URL],
  ])('%s may', (origin) => expect(isAllowedOrigin(origin)).toBe(true));
  test.each([
    ['https://example.com'],
    [`${SITE_URL}.example.com`],
    [SITE_URL.replace('https', 'http')],
    ['http://localhost.example.com'],
    ['http://127.0.0.1.example.com'],
    ['null'],
    [''],
    ['file://'],
  ])('%s may not', (origin) => expect(isAllowedOrigin(origin)).toBe(false));
});

test('a preflight is answered with what it asks for', async () => {
  const headers = {
    Origin: 'http://localhost:3000',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type,x-a',
  };
  const response = await fetch(url, {method: 'OPTIONS', headers});
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  expect(response.headers.get('access-control-allow-headers')).toBe('content-type,x-a');
  expect(response.headers.get('vary')).toBe('Origin');
});

test('a call is passed on without its origin, and its answer is readable by the page', async () => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {Origin: 'http://localhost:3000', 'content-type': 'application/json'},
    body: '[1]',
  });
  expect(await response.text()).toBe('[1]');
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  expect(seen.origin).toBeUndefined();
  expect(seen['content-type']).toBe('application/json');
});

test('other pages, other methods and a node that is gone are refused', async () => {
  const foreign = await fetch(url, {method: 'POST', headers: {Origin: 'https://example.com'}, body: '[]'});
  expect(foreign.status).toBe(403);
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  expect((await fetch(url)).status).toBe(405);
  const gone = await fetch(deadUrl, {method: 'POST', headers: {Origin: 'http://localhost:3000'}, body: '[]'});
  expect(gone.status).toBe(502);
  expect(gone.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
});
