import {expect, test} from '@playwright/test';
import {LANGUAGES} from '../support/languages';
import {AWAITED_CEILING, readAwaited, readRoutes} from './routes';

const routes = readRoutes();
const awaited = new Set(readAwaited());
const kinds = [...new Set(routes.map(({kind}) => kind))];

test('the awaited list names only routes of the specification, once each, and only shrinks', () => {
  const known = new Set(routes.map(({path}) => path));
  expect([...awaited].filter((path) => !known.has(path))).toEqual([]);
  expect(readAwaited().length).toBe(awaited.size);
  expect(awaited.size, 'lower AWAITED_CEILING when routes arrive, never raise it').toBeLessThanOrEqual(AWAITED_CEILING);
});

for (const {id, prefix} of LANGUAGES) {
  for (const kind of kinds) {
    test(`${id}: every written route of kind ${kind} answers, every awaited one does not`, async ({request}) => {
      const wrong: string[] = [];
      for (const {path} of routes.filter((route) => route.kind === kind)) {
        const address = path === '/' ? `${prefix}/` : prefix + path;
        const status = (await request.get(address)).status();
        if (awaited.has(path) && status === 200) wrong.push(`${address} answers: take it out of tests/routes/awaited.txt`);
        if (!awaited.has(path) && status !== 200) wrong.push(`${address} gives ${status}`);
      }
      expect(wrong).toEqual([]);
    });
  }
}
