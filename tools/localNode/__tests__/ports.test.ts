import {createServer} from 'node:net';
import {afterEach, describe, expect, test} from 'vitest';
import {candidates, freePorts, listenNear} from '../ports';

const open: ReturnType<typeof createServer>[] = [];
const server = (): ReturnType<typeof createServer> => {
  const one = createServer();
  open.push(one);
  return one;
};
afterEach(() => open.splice(0).forEach((one) => one.close()));

describe('candidates', () => {
  test('are the wanted port and those after it', () =>
    expect(candidates(8545).slice(0, 3)).toEqual([8545, 8546, 8547]));
  test('end with the last port there is', () => expect(candidates(65_534)).toEqual([65_534, 65_535]));
});

test('a taken port is passed over, whichever interface it is taken on', async () => {
  const [wanted = 0] = await freePorts(1);
  const first = await listenNear(server(), wanted);
  expect(first).toBe(wanted);
  expect(await listenNear(server(), wanted)).toBeGreaterThan(wanted);

  const [everywhere = 0] = await freePorts(1);
  await new Promise<void>((resolve) => server().listen(everywhere, '0.0.0.0', resolve));
  expect(await listenNear(server(), everywhere)).toBeGreaterThan(everywhere);
});

test('free ports are all different', async () => {
  const ports = await freePorts(5);
  expect(new Set(ports).size).toBe(5);
  expect(ports.every((port) => port > 0)).toBe(true);
});
