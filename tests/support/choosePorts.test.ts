// holds: repository.ports
import {mkdtempSync, rmSync} from 'node:fs';
import {createServer, type Server} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, expect, test} from 'vitest';
import {freePorts} from '../../tools/localNode/ports';
import {choosePorts} from './choosePorts';
import {claim} from './claims';
import {NOMINAL_PORTS} from './nominalPorts';
import {portRules} from './portRules';

const CLAIMS = mkdtempSync(path.join(tmpdir(), 'claims-'));
// Above every number that Linux gives a process.
const NOBODY = 2 ** 22 + 1;

const open: Server[] = [];
const listenOn = (port: number, host?: string): Promise<void> =>
  new Promise((resolve, reject) => {
    open.push(createServer().once('error', reject).listen(port, host, resolve));
  });
afterEach(() => open.splice(0).forEach((one) => one.close()));
afterAll(() => rmSync(CLAIMS, {recursive: true}));

test.each(['127.0.0.1', '::', '0.0.0.0'])(
  'a port that somebody listens on at %s moves on, a free one stays',
  async (host) => {
    const [taken = 0, free = 0] = await freePorts(2);
    await listenOn(taken, host);
    expect(await choosePorts({taken, free}, CLAIMS, process.pid)).toEqual({taken: taken + 10, free});
  },
);

test('two runs that choose at once get different ports, before either listens', async () => {
  const [one = 0, two = 0] = await freePorts(2);
  const runs = await Promise.all([process.pid, process.ppid].map((pid) => choosePorts({one, two}, CLAIMS, pid)));
  expect(new Set(runs.flatMap((ports) => Object.values(ports))).size).toBe(4);
});

test('the claim of a process that is gone counts no more', () => {
  expect(claim(CLAIMS, 'site', NOBODY)).toBe(true);
  expect(claim(CLAIMS, 'site', process.pid)).toBe(true);
  expect(claim(CLAIMS, 'site', process.ppid)).toBe(false);
});

test('no port moves on to where a page looks for another', () => {
  const ports = Object.values(NOMINAL_PORTS);
  for (const port of ports)
    expect(
      ports.filter((other) => other !== port && other > port && other - port < 500 && (other - port) % 10 === 0),
    ).toEqual([]);
});

test('the browser is told of moved ports alone', () => {
  expect(portRules(NOMINAL_PORTS)).toEqual([]);
  expect(portRules({...NOMINAL_PORTS, build: 3220, coreHttp: 12547})).toEqual([
    '--host-resolver-rules=MAP localhost:12537 127.0.0.1:12547, MAP 127.0.0.1:12537 127.0.0.1:12547',
  ]);
});
