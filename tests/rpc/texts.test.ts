// holds: rpc.texts
import {readFileSync} from 'node:fs';
import type {TranslationFile} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import {
  mapReference,
  parseMarkdown,
  readDocument,
  toReference,
  translateInstance,
  type MarkdownBlock,
  type MarkdownInline,
  type MarkdownText,
} from 'docusaurus-plugin-openrpc/document';
import {TRANSLATIONS} from '../../src/config/locales';
import {RPC_REFERENCES} from '../../src/config/rpc';
import {numbersIn, numberStyleOf, type NumberStyle} from '../../tools/prose/numbers';
import {SPACES, type Space} from './documents';

/**
 * The prose of a space's document in a language, read as Markdown, by key; a text that pages do not show is a fault.
 */
async function readProse(space: Space, folder?: string): Promise<{prose: Map<string, MarkdownText>; faults: string[]}> {
  const reference = toReference(await readDocument(RPC_REFERENCES[space]));
  const file =
    folder &&
    (JSON.parse(
      readFileSync(`i18n/${folder}/docusaurus-plugin-openrpc-${space}/methods.json`, 'utf8'),
    ) as TranslationFile['content']);
  const translated = file ? translateInstance({reference}, {path: 'methods', content: file}).reference : reference;
  const prose = new Map<string, MarkdownText>();
  const faults: string[] = [];
  mapReference(translated, {
    label: (_, text) => text,
    prose: (key, text) => {
      try {
        prose.set(key, parseMarkdown(text, {codePage: () => undefined, address: (url) => url}));
      } catch (error) {
        faults.push(`${key}: ${String(error)}`);
      }
      return text;
    },
  });
  return {prose, faults};
}

const blocksOf = (text: MarkdownText | undefined): readonly MarkdownBlock[] =>
  text === undefined || typeof text === 'string' ? [{paragraph: [text ?? '']}] : text;

const runsOf = (block: MarkdownBlock): MarkdownInline[][] => ('paragraph' in block ? [block.paragraph] : block.list);

function linksIn(parts: readonly MarkdownInline[]): string[] {
  return parts.flatMap((part) => (typeof part === 'object' && 'linked' in part ? [part.to] : []));
}

/** The words of a text outside code, and what is in code. */
function wordsIn(parts: readonly MarkdownInline[]): {words: string; code: string[]} {
  const read = parts.map((part) => {
    if (typeof part === 'string') return {words: part, code: []};
    if ('code' in part) return {words: ' ', code: [part.code]};
    if ('linked' in part) return wordsIn(part.linked);
    return wordsIn('strong' in part ? part.strong : part.emphasis);
  });
  return {words: read.map(({words}) => words).join(''), code: read.flatMap(({code}) => code)};
}

/**
 * What has to be the same in every language: each block's kind and number of entries, where links lead, what is in
 * code, and the numbers.
 */
function formOf(text: MarkdownText | undefined, style: NumberStyle) {
  const blocks = blocksOf(text);
  const runs = blocks.flatMap(runsOf);
  return {
    blocks: blocks.map((block) => ('paragraph' in block ? 'paragraph' : `list of ${block.list.length}`)),
    links: runs.flatMap(linksIn).toSorted(),
    code: [...new Set(runs.flatMap((run) => wordsIn(run).code))].toSorted(),
    numbers: runs.flatMap((run) => numbersIn(wordsIn(run).words, style)).toSorted(),
  };
}

describe.each(SPACES)('prose of openrpc/%s', (space) => {
  test.each([undefined, ...TRANSLATIONS.map(({folder}) => folder)])(
    'is Markdown that pages show (%s)',
    async (folder) => {
      const {prose, faults} = await readProse(space, folder);
      expect(faults).toEqual([]);
      expect(prose.size).toBeGreaterThan(400);
    },
  );

  test('leads to pages of the site, or to https addresses', async () => {
    const {prose} = await readProse(space);
    const links = [...prose].flatMap(([key, text]) =>
      blocksOf(text)
        .flatMap(runsOf)
        .flatMap(linksIn)
        .map((url) => ({key, url})),
    );
    expect(links.filter(({url}) => !/^(\/docs\/|https:\/\/)/.test(url))).toEqual([]);
  });

  test.each(TRANSLATIONS.map(({folder}) => folder))(
    'has the same paragraphs, lists, links, code and numbers in %s',
    async (folder) => {
      const [{prose: english}, {prose: translated}] = await Promise.all([readProse(space), readProse(space, folder)]);
      const style = numberStyleOf(folder);
      for (const [key, text] of english)
        expect.soft({key, ...formOf(translated.get(key), style)}).toEqual({key, ...formOf(text, 'point')});
    },
  );
});
