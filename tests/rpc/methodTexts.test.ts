// holds: rpc.said-once, rpc.history-line, rpc.summaries, rpc.values-as-code, rpc.guides
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {
  isShared,
  mapReference,
  readDocument as readOpenRpc,
  toReference,
  translateInstance,
  type MarkdownText,
  type RpcReference,
  type TypeNode,
} from 'docusaurus-plugin-openrpc/document';
import {TRANSLATIONS} from '../../src/config/locales';
import {RPC_REFERENCES} from '../../src/config/rpc';
import {addressOf} from '../../tools/prose/pageTargets';
import {readDocument, readTexts, SPACES, type Space} from './documents';

const LANGUAGES = ['en', ...TRANSLATIONS.map(({folder}) => folder)];

async function readReference(space: Space, language: string): Promise<RpcReference> {
  const reference = toReference(await readOpenRpc(RPC_REFERENCES[space]));
  const file = language === 'en' ? undefined : {path: 'methods', content: readTexts(space, language)};
  return translateInstance({reference}, file).reference;
}

/** A text as it is written: this test reads references before their Markdown is parsed. */
const written = (text: MarkdownText | undefined): string => (typeof text === 'string' ? text : '');

/** Two texts that a page shows one after the other: what a value is for, and what its type is. */
interface Neighbours {
  place: string;
  words: string;
  type: string;
}

/** The text of a type that a page shows after the text of its place; a shared type without parts is elsewhere. */
function textBeside(type: TypeNode): string {
  return isShared(type) && !type.local ? '' : written(type.description);
}

function neighboursIn(reference: RpcReference): Neighbours[] {
  const methods = reference.namespaces.flatMap((namespace) => namespace.methods);
  return methods.flatMap(({name, params, result, notifications = []}) => {
    const places = [
      ...params.map((param) => ({place: `${name} ${param.name}`, words: param.description, type: param.type})),
      ...(result ? [{place: `${name} result`, words: result.description, type: result.type}] : []),
      ...notifications.map((sent) => ({place: `${name} ${sent.name}`, words: sent.description, type: sent.type})),
    ];
    return places
      .map(({place, words, type}) => ({place, words: written(words), type: textBeside(type)}))
      .filter(({words, type}) => words !== '' && type !== '');
  });
}

const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.;。；])\s*/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter((sentence) => sentence !== '');

/** Words that say nothing of their own. */
const SMALL = new Set(
  'a an and are as at be by for from if in is it its of on one only or that the their this to which with'.split(' '),
);
const wordsIn = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []).filter((word) => !SMALL.has(word)));

/** How much of the shorter text the other one has too, from 0 to 1. */
function overlap(one: string, other: string): number {
  const [a, b] = [wordsIn(one), wordsIn(other)];
  return [...a].filter((word) => b.has(word)).length / Math.max(1, Math.min(a.size, b.size));
}

/** From here on, two English texts say the same: the pairs that differ in substance share a third of their words. */
const NEAR = 0.5;

/** Whether a sentence is in both, or, in English, whose small words are known, nearly all words are. */
function repeats({words, type}: Neighbours, language: string): boolean {
  const said = new Set(sentencesIn(words));
  return (
    sentencesIn(type).some((sentence) => said.has(sentence)) || (language === 'en' && overlap(words, type) >= NEAR)
  );
}

// cspell:disable
/** How summaries begin that aren't noun phrases; in Chinese a verb with its object is one, except for a query. */
const NO_NOUN: Readonly<Record<string, RegExp>> = {
  en: /^(?:What|Who|Whether|How|Add|Creates?|Decides?|Ends?(?! of)|Gets?|Lets?|Locks?|Removes?|Returns?|Sends?|Signs?|Tells?|Unlocks?|Watch(?:es)?)\b/,
  zh: /^(?:按|查询|获取|返回|谁)|查询|一次获取/,
  es: /^(?:Quién|Qué|Si|Cómo|Obtiene|Devuelve|Consulta|Envía|Elimina|Crea|Bloquea|Desbloquea|Indicador de que)(?![\p{L}])/u,
};
// cspell:enable

/** Tags that are English words too, so that only their sense shows whether the tag is meant. */
const ENGLISH_WORDS: ReadonlySet<string> = new Set(['latest', 'pending', 'safe', 'finalized']);

/** The names of epochs and blocks that a space's parameters take. */
function tagsOf(space: Space): string[] {
  const tags = Object.entries(readDocument(space).components.schemas)
    .filter(([name]) => name.endsWith('Tag'))
    .flatMap(([, schema]) => [schema, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
    .flatMap((schema) => ('enum' in schema ? (schema.enum as unknown[]) : []))
    .filter((value) => typeof value === 'string');
  expect(tags).toContain('earliest');
  return tags;
}

const REPLACED =
  /\b(?:whatever|whoever|somebody|nobody|everybody|as a rule|of the own|stands for)\b|never `null`(?! in practice)|\bwaiting transaction|\btransactions? (?:that )?waits?\b/i;

/** The docs pages by their addresses. */
const PAGES = new Map(
  readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const page = readFileSync(`docs/${file}`, 'utf8');
      return [addressOf(`docs/${file}`, /^slug: (\S+)$/m.exec(page)?.[1]), page] as const;
    }),
);

/** What is wrong with a guide of a method; undefined if nothing is. */
function guideFault(name: string, url: string): string | undefined {
  const [address = '', section] = url.split('#');
  if (address.endsWith('/Overview')) return `${name}: ${url} is an overview`;
  const page = PAGES.get(address);
  if (page === undefined) return `${name}: no page ${url}`;
  if (section === undefined) return new RegExp(`\\b${name}\\b`).test(page) ? undefined : `${name}: not on ${url}`;
  return page.includes(`{/* #${section} */}`) ? undefined : `${name}: no section ${url}`;
}

describe.each(SPACES)('openrpc/%s', (space) => {
  test.each(LANGUAGES)('a parameter or result and its type do not say the same (%s)', async (language) => {
    const neighbours = neighboursIn(await readReference(space, language));
    expect(neighbours.length).toBeGreaterThan(5);
    expect(neighbours.filter((pair) => repeats(pair, language))).toEqual([]);
  });

  test.each(LANGUAGES)(
    'what differs between releases is in the history, not in a description (%s)',
    async (language) => {
      const [tested = ''] = /v\d+\.\d+\.\d+/.exec(written((await readReference(space, 'en')).description)) ?? [];
      expect(tested).not.toBe('');
      const methods = (await readReference(space, language)).namespaces.flatMap((namespace) => namespace.methods);
      const faults = methods.flatMap(({name, description}) => {
        const text = written(description).replaceAll(tested, '');
        return /#old-states|enable_single_mpt_storage|\bv\d+\.\d/.test(text) ? [`${name}: ${text}`] : [];
      });
      expect(faults).toEqual([]);
      expect(methods.filter(({history}) => written(history) !== '').length).toBeGreaterThan(5);
    },
  );

  test.each(LANGUAGES)('each summary is a noun phrase (%s)', async (language) => {
    const methods = (await readReference(space, language)).namespaces.flatMap((namespace) => namespace.methods);
    const faults = methods.filter(({summary}) => /[.。]$/.test(summary) || NO_NOUN[language]?.test(summary) !== false);
    expect(faults.map(({name, summary}) => `${name}: ${summary}`)).toEqual([]);
  });

  test.each(LANGUAGES)('tags and other values are code (%s)', async (language) => {
    const tags = tagsOf(space).filter((tag) => language !== 'en' || !ENGLISH_WORDS.has(tag));
    const bare = new RegExp(`(?<![\\w-])(?:${[...tags, 'null', 'true', 'false', '0x[0-9a-f]*'].join('|')})(?![\\w-])`);
    const faults: string[] = [];
    mapReference(await readReference(space, language), {
      label: (_, text) => text,
      prose: (key, text) => {
        const words = text.replaceAll(/`[^`]*`/g, ' ').replaceAll(/\]\([^)]*\)/g, ']');
        if (bare.test(words)) faults.push(`${key}: ${text}`);
        return text;
      },
    });
    expect(faults).toEqual([]);
  });

  test('no English text uses the words that the voice guide replaces', async () => {
    const faults: string[] = [];
    const see = (key: string, text: string): string => {
      if (REPLACED.test(text)) faults.push(`${key}: ${text}`);
      return text;
    };
    mapReference(await readReference(space, 'en'), {label: see, prose: see});
    expect(faults).toEqual([]);
  });

  test('each guide is about its method: the page names it, or the section exists; none is an overview', async () => {
    const methods = (await readReference(space, 'en')).namespaces.flatMap((namespace) => namespace.methods);
    const links = methods.flatMap(({name, guides}) => guides.map(({url}) => ({name, url})));
    expect(links.length).toBeGreaterThan(30);
    expect(links.flatMap(({name, url}) => guideFault(name, url) ?? [])).toEqual([]);
  });
});
