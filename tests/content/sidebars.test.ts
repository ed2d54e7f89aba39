// holds: content.sidebars
import {describe, expect, test} from 'vitest';
import {LANGUAGES, type Language} from '../../src/config/locales';
import {SEVERITIES, TOPICS} from '../../src/components/SecurityOverview/topics';
import {SIDEBAR_FOLDERS} from '../../src/config/sidebarFolders';
import {capitalsInside, sidebarEntries} from './sidebars';

const SIDEBARS = Object.keys(SIDEBAR_FOLDERS) as (keyof typeof SIDEBAR_FOLDERS)[];

describe.each(SIDEBARS)('%s', (sidebar) => {
  describe.each(LANGUAGES)('in %s', (language) => {
    test('has no label twice', async () => {
      const labels = (await sidebarEntries(sidebar, language)).map(({label}) => label.toLowerCase());
      expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
    });

    test('says in a sentence what each category holds, and names none like another', async () => {
      const categories = (await sidebarEntries(sidebar, language)).filter(({category}) => category);
      const sentences = categories.map(({of, category}) => ({of, sentence: category?.description ?? ''}));
      expect(sentences.filter(({sentence}) => !/\S.{14,}[.。？?]$/su.test(sentence.trim()))).toEqual([]);
      expect(new Set(sentences.map(({sentence}) => sentence)).size).toBe(sentences.length);
    });
  });

  test('has its English labels in sentence case', async () => {
    const labels = (await sidebarEntries(sidebar, 'en')).map(({label}) => label);
    expect(labels.filter((label) => capitalsInside(label).length > 0)).toEqual([]);
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    'has a sentence of its own in %s for each category',
    async (language) => {
      const sentenceOf = async (which: Language) =>
        (await sidebarEntries(sidebar, which)).flatMap(({of, category}) =>
          category ? [`${of}: ${category.description ?? ''}`] : [],
        );
      const english = await sentenceOf('en');
      expect((await sentenceOf(language)).filter((sentence) => english.includes(sentence))).toEqual([]);
    },
  );
});

test.each(LANGUAGES)('weaknesses follow each other by severity, worst first, in %s', async (language) => {
  const topics = (await sidebarEntries('generalSidebar', language)).flatMap(({of}) => {
    const topic = of.includes('/contract-security/') ? TOPICS[of.split('/').at(-1) ?? ''] : undefined;
    return topic ? [SEVERITIES.indexOf(topic.severity)] : [];
  });
  expect(topics).toHaveLength(Object.keys(TOPICS).length);
  expect(topics).toEqual(topics.toSorted((one, other) => other - one));
});

test.each([
  ['Run a Node', ['Node']],
  ['Core Space Basics', ['Basics']],
  ['Core Space basics', []],
  ['Hardhat for Core Space', []],
  ['FAQs: blocks, keys and tools', []],
  ['What cfx_estimateGasAndCollateral returns', []],
  ['JSON-RPC API', []],
])('capitals inside "%s" that no name explains: %j', (label, expected) => {
  expect(capitalsInside(label)).toEqual(expected);
});
