import {LANGUAGES} from '../support/languages';
import {expect, test} from '../support/test';
import {MODES, judgeHydrated, prepare} from './judgeHydrated';

const KINDS = [
  '/',
  '/docs/overview',
  '/docs/general/conflux-basics/gas',
  '/docs/general/build/smart-contracts/gas-optimization/',
  '/docs/general/build/smart-contracts/gas-optimization/packing',
  '/docs/core/core-space-basics/addresses',
  '/docs/general/run-a-node/advanced-topics/running-full-node',
  '/docs/espace/DeveloperQuickstart',
  '/docs/general/CONTRIBUTING/terms',
  '/docs/category/run-a-node',
  '/docs/core/rpc',
  '/docs/core/rpc/cfx_call',
  '/docs/espace/rpc/eth_subscribe',
  '/docs/tags',
  '/docs/tags/gas',
  '/blog',
  '/blog/welcome',
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
  '/markdown-page',
  '/nothing-here',
];

for (const mode of MODES) {
  for (const [index, path] of KINDS.entries()) {
    // Every kind of page in English; the other two languages take turns.
    const others = LANGUAGES.filter(({prefix}) => prefix !== '');
    const translated = others[index % others.length]?.prefix ?? '';
    for (const prefix of ['', translated]) {
      test(`${prefix}${path} has no fault in ${mode} mode: axe's rules, landmarks, languages, 640 and 320 px`, async ({page}) => {
        await prepare(page, mode);
        expect(await judgeHydrated(page, prefix + path)).toEqual([]);
      });
    }
  }
}
