import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {describe, expect, test} from 'vitest';
import {LANGUAGES} from '../support/languages';
import {attributeOf, placedElements, type Element} from './htmlTree';

/** Where the groups of the home page's catalogue lead, at least. */
const CATALOGUE = {
  eSpace: [
    '/docs/espace/UserGuide',
    '/docs/general/tutorials/transferring-funds/transfer-funds-across-spaces',
    '/docs/espace/DeveloperQuickstart',
    '/docs/category/tutorials-1',
    '/docs/espace/network-endpoints',
    '/docs/espace/build/evm-compatibility',
    '/docs/espace/FAQs',
  ],
  'Core Space': [
    '/docs/core/getting-started',
    '/docs/category/core-space-basics',
    '/docs/core/core-space-basics/transactions/overview',
    '/docs/core/core-space-basics/sponsor-mechanism',
    '/docs/category/tutorials',
    '/docs/core/conflux_rpcs',
    '/docs/category/build',
  ],
  General: [
    '/docs/general/conflux-basics',
    '/docs/category/run-a-node',
    '/docs/category/mining--staking',
    '/docs/general/build',
    '/docs/general/faq',
  ],
};
const RESOURCES = ['basics', 'mineStake', 'runNode', 'build', 'faqs', 'guides'];

type Around = Parameters<typeof placedElements>[0];

const elementsOf = (name: string): Element[] => elementsIn(parse(readFileSync(path.join('build', name), 'utf8')));
const elementsIn = (node: Around): Element[] => [...placedElements(node)].map(({element}) => element);
const linksIn = (node: Around): string[] =>
  elementsIn(node).flatMap((element) => (element.tagName === 'a' ? [attributeOf(element, 'href') ?? ''] : []));

describe.each(LANGUAGES)('in $id', ({prefix}) => {
  // holds: home.catalogue
  test('the catalogue of the home page leads into every area', () => {
    const catalogue = elementsOf(`${prefix}/index.html`).find(
      (element) => attributeOf(element, 'aria-labelledby') === 'catalogue',
    );
    const groups = catalogue ? elementsIn(catalogue).filter(({tagName}) => tagName === 'section') : [];
    expect(groups).toHaveLength(3);
    for (const [index, [name, addresses]] of Object.entries(CATALOGUE).entries()) {
      const links = groups[index] ? linksIn(groups[index]) : [];
      expect(
        addresses.filter((address) => !links.includes(prefix + address)),
        `missing below ${name}`,
      ).toEqual([]);
    }
  });

  // holds: home.resources
  test('the Resources of the overview are six topics, each with a link', () => {
    const cards = elementsOf(`${prefix}/docs/overview.html`).filter(
      (element) => attributeOf(element, 'data-resource') !== undefined,
    );
    expect(cards.map((card) => attributeOf(card, 'data-resource'))).toEqual(RESOURCES);
    expect(cards.filter((card) => linksIn(card).length === 0)).toEqual([]);
  });
});
