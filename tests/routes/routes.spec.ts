// holds: pages.every-address
import {expect, test} from '@playwright/test';
import {LANGUAGES} from '../support/languages';
import {readRoutes} from './routes';

const routes = readRoutes();
const kinds = [...new Set(routes.map(({kind}) => kind))];

for (const {id, prefix} of LANGUAGES) {
  for (const kind of kinds) {
    test(`${id}: every route of kind ${kind} answers`, async ({request}) => {
      const wrong: string[] = [];
      for (const {path} of routes.filter((route) => route.kind === kind)) {
        const address = path === '/' ? `${prefix}/` : prefix + path;
        const status = (await request.get(address)).status();
        if (status !== 200) wrong.push(`${address} gives ${status}`);
      }
      expect(wrong).toEqual([]);
    });
  }
}
