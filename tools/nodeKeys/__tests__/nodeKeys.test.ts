import {describe, expect, test} from 'vitest';
import {misspellings} from '../../prose/terms';
import {LANGUAGES} from '../../../src/config/locales';
import {wordsIn} from '../../../src/config/words';
import {TERMS} from '../../../src/content/glossary/termList';
import {buildKeys} from '../buildKeys';
import keysFile from '../../../src/markdown/nodeKeys/keys.json';
import meaningsFile from '../../../src/markdown/nodeKeys/meanings.json';
import type {NodeKey} from '../../../src/markdown/nodeKeys/nodeKey';
import {MEANINGS, type KeyMeaning} from '../../../src/markdown/nodeKeys/nodeKeys';

const keys = keysFile as readonly NodeKey[];
const meanings = meaningsFile as Record<string, KeyMeaning>;

describe('meanings', () => {
  test('every key has one, and no other', () => {
    expect(Object.keys(meanings).sort()).toEqual(keys.map(({key}) => key).sort());
  });

  test.each(LANGUAGES)('%s: each is a sentence with the glossary’s words', (language) => {
    const texts = Object.entries(wordsIn(MEANINGS, language)).map(([key, text]) => ({key, text}));
    expect(
      texts.filter(({text}) => !/[.。]$/.test(text) || text.split('`').length % 2 === 0).map(({key}) => key),
    ).toEqual([]);
    const prose = texts.map(({text}, line) => ({text: text.replace(/`[^`]*`/g, ''), line}));
    expect(
      misspellings(prose, TERMS, language).map(
        ({found: word, right, line}) => `${texts[line]?.key ?? ''}: ${word}; ${right}`,
      ),
    ).toEqual([]);
  });

  test('a group’s removed keys stand together', () => {
    expect(
      keys
        .filter(({key, removed}) => (removed !== undefined) !== (meanings[key]?.group === 'gone'))
        .map(({key}) => key),
    ).toEqual([]);
  });
});

describe('reading the tables of releases', () => {
  const table = (entries: string): string =>
    `build_config! {\n  {\n    // a comment, (with brackets)\n${entries}\n  }\n  {\n    (level, (Level), Level::Info, |l| { parse(l, 1) })\n  }\n}`;
  const constant = (name: string): string | undefined => ({LIMIT: '4 * 1_000', PREFIX: 'Other::LIMIT'})[name];
  const releases = [
    {tag: 'v1.0.0', source: table('(old, (bool), true)\n(size, (usize), 10)').replace('Level::Info', '"info".into()')},
    {
      tag: 'v2.0.0',
      source: table('(size, (Option<u64>), Some(a::PREFIX))\n(name, (String), "./a, b/".to_string())').replace(
        'Level::Info',
        '"info".into()',
      ),
    },
  ];

  test('types, defaults with constants, and releases', () => {
    const built = buildKeys(releases, 'v2.0.0', () => constant);
    expect(built).toEqual([
      {key: 'level', type: 'string', default: 'info', parsed: true, since: 'v1.0.0'},
      {key: 'name', type: 'string', default: './a, b/', parsed: false, since: 'v2.0.0'},
      {key: 'old', type: 'boolean', default: true, parsed: false, since: 'v1.0.0', removed: 'v2.0.0'},
      {key: 'size', type: 'u64', default: 4000, parsed: false, since: 'v1.0.0'},
    ]);
  });

  test('the default of the release shown, and what later ones have instead', () => {
    const sizes = ['10', '20', '20', '30'].map((size, index) => ({
      tag: `v${String(index + 1)}.0.0`,
      source: table(`(size, (usize), ${size})`).replace('Level::Info', 'None'),
    }));
    const sizeShownAt = (shown: string): unknown =>
      buildKeys(sizes, shown, () => constant).find(({key}) => key === 'size');
    expect(sizeShownAt('v2.0.0')).toMatchObject({
      default: 20,
      later: [{since: 'v4.0.0', default: 30}],
      since: 'v1.0.0',
    });
    expect(sizeShownAt('v4.0.0')).not.toHaveProperty('later');
    const came = buildKeys(
      [{tag: 'v0.9.0', source: table('').replace('Level::Info', 'None')}, ...sizes],
      'v0.9.0',
      () => constant,
    );
    expect(came.find(({key}) => key === 'size')).toMatchObject({
      default: 10,
      later: [
        {since: 'v2.0.0', default: 20},
        {since: 'v4.0.0', default: 30},
      ],
    });
  });

  test('a default that cannot be read is named', () => {
    expect(() =>
      buildKeys(
        [{tag: 'v1.0.0', source: table('(size, (u64), OTHER)').replace('Level::Info', 'None')}],
        'v1.0.0',
        () => constant,
      ),
    ).toThrow('"OTHER" is neither');
  });
});
