// holds: rpc.one-translation
import {expect, test} from 'vitest';
import {mapReference, readDocument, toReference} from 'docusaurus-plugin-openrpc/document';
import {TRANSLATIONS} from '../../src/config/locales';
import {RPC_REFERENCES} from '../../src/config/rpc';
import {readTexts, SPACES, type Space} from './documents';

/**
 * Texts that English leaves open or unmarked, and a translation can't: each has a translation for each thing that it is
 * said of.
 */
const BY_CONTEXT: Readonly<Record<string, string>> = {
  'Hash of the block that contains it.': 'Spanish marks the gender of "it": a log, or a transaction',
  'Always empty.': 'Spanish marks the gender: a list, or a value',
  'What was called.': 'Chinese names what ran: a call, a deployment or a self-destruction',
  'Its result; `null` if there is none.': 'as above',
  'Sum of their gas limits.': 'Chinese names whose: of executed or of skipped transactions',
};

/** A text of the references in English and in a language. */
interface Pair {
  english: string;
  translated: string;
}

async function readPairs(space: Space, folder: string): Promise<Pair[]> {
  const texts = readTexts(space, folder);
  const pairs: Pair[] = [];
  const see = (key: string, english: string): string => {
    const translated = texts[key]?.message;
    if (translated !== undefined) pairs.push({english, translated});
    return english;
  };
  mapReference(toReference(await readDocument(RPC_REFERENCES[space])), {label: see, prose: see});
  return pairs;
}

/** The translations of each English text, if there is more than one. */
function severalOf(pairs: readonly Pair[]): Map<string, string[]> {
  const all = new Map<string, Set<string>>();
  for (const {english, translated} of pairs) all.set(english, (all.get(english) ?? new Set()).add(translated));
  return new Map(
    [...all].flatMap(([english, translations]) => (translations.size > 1 ? [[english, [...translations]]] : [])),
  );
}

const readSeveral = async (folder: string): Promise<Map<string, string[]>> =>
  severalOf((await Promise.all(SPACES.map((space) => readPairs(space, folder)))).flat());

test.each(TRANSLATIONS.map(({folder}) => folder))(
  'an English text of the method references has one translation into %s',
  async (folder) => {
    const several = await readSeveral(folder);
    expect([...several].filter(([english]) => !(english in BY_CONTEXT))).toEqual([]);
  },
);

test('a text is translated by its context only where that happens', async () => {
  const met = new Set(
    (await Promise.all(TRANSLATIONS.map(({folder}) => readSeveral(folder)))).flatMap((several) => [...several.keys()]),
  );
  expect(Object.keys(BY_CONTEXT).filter((english) => !met.has(english))).toEqual([]);
});

test('two translations of one text are told from one', () => {
  const pair = (english: string, translated: string): Pair => ({english, translated});
  expect(severalOf([pair('a', 'x'), pair('b', 'x'), pair('a', 'x')])).toEqual(new Map());
  expect(severalOf([pair('a', 'x'), pair('a', 'y')])).toEqual(new Map([['a', ['x', 'y']]]));
});
