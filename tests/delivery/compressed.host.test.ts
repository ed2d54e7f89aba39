// holds: delivery.compressed
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {DELIVERY, layOutBuild} from '../../tools/build/madeUpBuild';
import {compress, removeCompressed, type Compressed} from '../../src/delivery/compress';
import {headersFor} from '../../src/delivery/headers';
import {createPortalServer} from '../../src/delivery/server';
import {startNginx, type RunningNginx} from './nginx';

const build = layOutBuild();
const LONG = `<!doctype html><title>long</title>${'A page of some length. 一页. '.repeat(400)}`;
const FILES: [address: string, file: string, text: string, type: RegExp][] = [
  ['/docs/long', 'docs/long.html', LONG, /^text\/html; ?charset=utf-8$/i],
  ['/assets/js/long.1a2b3c4d.js', 'assets/js/long.1a2b3c4d.js', 'run();'.repeat(500), /javascript/],
  ['/assets/css/long.1a2b3c4d.css', 'assets/css/long.1a2b3c4d.css', 'a{color:red}'.repeat(500), /^text\/css/],
  [
    '/img/long.svg',
    'img/long.svg',
    `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0"/>'.repeat(500)}</svg>`,
    /^image\/svg\+xml/,
  ],
  ['/sitemap.xml', 'sitemap.xml', `<a>${'<b/>'.repeat(900)}</a>`, /xml/],
];
let total: Compressed;
let nginx: RunningNginx | undefined;
let local: Server = createServer();

beforeAll(async () => {
  for (const [, file, text] of FILES) writeFileSync(...place(file, text));
  writeFileSync(...place('zh/404.html', LONG));
  // Left over from an earlier build: it must not be served in the place of the new file.
  writeFileSync(...place('docs/overview.html.gz', 'old'));
  total = await compress(build);
  local = createPortalServer(build);
  await new Promise<void>((resolve) => local.listen(0, resolve));
  nginx = await startNginx(DELIVERY, build);
});
afterAll(() => {
  nginx?.stop();
  local.closeAllConnections();
  local.close();
  rmSync(path.dirname(build), {recursive: true});
});

function place(file: string, text: string): [file: string, text: string] {
  const folder = path.join(build, path.dirname(file));
  mkdirSync(folder, {recursive: true});
  return [path.join(build, file), text];
}

describe('ready-compressed files', () => {
  test('stand beside what shrinks and is long enough, and beside nothing else', () => {
    const has = (file: string): boolean[] =>
      ['gz', 'br'].map((ending) => existsSync(path.join(build, `${file}.${ending}`)));
    for (const [, file] of FILES) expect([file, has(file)]).toEqual([file, [true, true]]);
    for (const file of ['docs/overview.html', 'img/mark.svg', '_deploy/headers.json'])
      expect([file, has(file)]).toEqual([file, [false, false]]);
    expect(total.files).toBe(FILES.length + 1);
    expect(total.gzip).toBeLessThan(total.plain / 10);
    expect(total.brotli).toBeLessThan(total.gzip);
  });

  test.each([
    ['nginx', () => nginx?.port, {gzip: 'gzip', 'gzip, br': 'gzip'}],
    ['the local server', () => (local.address() as AddressInfo).port, {gzip: 'gzip', 'gzip, br': 'br'}],
  ])(
    '%s serves them to those who take them, under the headers and type of the file itself',
    async (_, port, encodings) => {
      for (const [address, , text, type] of FILES) {
        for (const [accepted, given] of Object.entries({...encodings, identity: null})) {
          const response = await fetch(`http://127.0.0.1:${String(port())}${address}`, {
            headers: {'Accept-Encoding': accepted},
          });
          expect([address, accepted, response.status, response.headers.get('content-encoding')]).toEqual([
            address,
            accepted,
            200,
            given,
          ]);
          expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
          expect(response.headers.get('content-type')).toMatch(type);
          expect(await response.text()).toBe(text);
          for (const [name, value] of Object.entries(headersFor(address, DELIVERY.headers)))
            expect(response.headers.get(name), name).toBe(value);
        }
      }
    },
  );

  test('nginx moves .html and answers 404 in the reader’s language as without them', async () => {
    const ask = (address: string): Promise<Response> =>
      fetch(`http://127.0.0.1:${String(nginx?.port)}${address}`, {
        redirect: 'manual',
        headers: {'Accept-Encoding': 'gzip, br'},
      });
    const moved = await ask('/docs/long.html?a=1');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/docs/long?a=1']);
    const missing = await ask('/zh/nothing');
    expect([missing.status, await missing.text()]).toEqual([404, LONG]);
    for (const [name, value] of Object.entries(headersFor('/', DELIVERY.headers)))
      expect(missing.headers.get(name), name).toBe(value);
  });

  test('go when the site is built again', () => {
    removeCompressed(build);
    for (const [, file] of FILES)
      expect(existsSync(path.join(build, `${file}.gz`)) || existsSync(path.join(build, `${file}.br`))).toBe(false);
  });
});
