// holds: facts.sources
import {describe, expect, test} from 'vitest';
import {NETWORKS} from '../../config/networks';
import {sourceFaults} from '../../../tools/facts/checkSource';
import {countFacts} from '../../../tools/facts/countFacts';
import {readExcerpts, textOfExcerpt} from '../../../tools/facts/excerpts';
import type {Fact} from '../fact';
import {LIVE_CHECKS} from '../../../tools/facts/live/liveChecks';
import {AREAS, FACTS} from '../registry';

const excerpts = readExcerpts();
const excerptOf: Parameters<typeof sourceFaults>[2] = (place) => textOfExcerpt(excerpts, place);

describe('the registry of facts', () => {
  test('every fact follows from its sources', () => {
    console.log(countFacts());
    expect([...FACTS].flatMap(([id, fact]) => sourceFaults(id, fact, excerptOf))).toEqual([]);
  });

  test('every fact is checked: by a node, at its source or on a day', () => {
    const unchecked = [...FACTS].filter(
      ([id, {places = [], seen}]) => !(id in LIVE_CHECKS) && places.length === 0 && seen === undefined,
    );
    expect(unchecked.map(([id]) => id)).toEqual([]);
    expect(Object.keys(LIVE_CHECKS).filter((id) => !FACTS.has(id))).toEqual([]);
  });

  test('a key’s default is a fact only where the node reads the key', () => {
    // The facts of pos name the branch of the code that chooses a key for today’s blocks.
    const facts = Object.entries(AREAS).flatMap(([area, all]) => (area === 'pos' ? [] : Object.entries<Fact>(all)));
    const keys = facts.flatMap(([id, {places = []}]) =>
      places.flatMap(({pattern}) => {
        const key = /^\^\\s\*\\\((\w+),/.exec(pattern.source)?.[1];
        return key === undefined
          ? []
          : [{id, key, read: places.some((other) => other.pattern.source.includes(`(${key})\\b(?!`))}];
      }),
    );
    expect(keys.length).toBeGreaterThan(10);
    const unread = keys.flatMap(({id, key, read}) => (read ? [] : [`${id}: ${key}`]));
    expect(unread).toEqual([]);
  });

  test('ids are dotted words, each in one area', () => {
    const ids = Object.values(AREAS).flatMap((facts) => Object.keys(facts));
    expect(ids.filter((id) => !/^[a-z][a-zA-Z0-9]*(?:\.[a-z0-9][a-zA-Z0-9_]*)+$/.test(id))).toEqual([]);
    expect(ids).toHaveLength(FACTS.size);
  });

  test('excerpts stand in the order that every machine writes', () => {
    for (const {files} of excerpts) {
      const paths = files.map(({path}) => path);
      expect(paths).toEqual([...paths].sort());
    }
  });

  test('excerpts name the blob they come from, and no file that no fact needs', () => {
    const needed = new Set(
      [...FACTS.values()].flatMap(({places = []}) => places.map(({repo, ref, path}) => `${repo}@${ref}:${path}`)),
    );
    const held = excerpts.flatMap(({repo, ref, files}) =>
      files.map((file) => ({name: `${repo}@${ref}:${file.path}`, blob: file.blob})),
    );
    expect(held.filter(({blob}) => !/^[0-9a-f]{40}$/.test(blob))).toEqual([]);
    expect(new Set(held.map(({name}) => name))).toEqual(needed);
  });

  test('the networks that the portal talks to are those of the registry', () => {
    for (const {space, name, chainId, http, webSocket, explorer} of NETWORKS) {
      expect(String(chainId)).toBe(FACTS.get(`${space}.chainId.${name}`)?.value);
      if (name === 'local') continue;
      expect([http, webSocket, explorer]).toEqual(
        ['http', 'ws', 'explorer'].map((kind) => FACTS.get(`${space}.${kind}.${name}`)?.value),
      );
    }
  });
});

describe('the check against sources', () => {
  const place = {repo: 'a/b', ref: 'v1', path: 'lib.rs', pattern: /limit = ([\d_*\s]+);/};
  const faultsOf = (fact: Partial<Fact>, text?: string): string[] =>
    sourceFaults('a.limit', {value: 30_000, places: [place], ...fact}, () => text);

  test('accepts a number with separators, a product and a text', () => {
    expect(faultsOf({}, 'limit = 30_000;')).toEqual([]);
    expect(faultsOf({}, 'limit = 3 * 10_000;')).toEqual([]);
    expect(faultsOf({value: '30'}, 'limit = 30;')).toEqual([]);
  });

  test.each([
    ['another value', {}, 'limit = 30_001;', 'its sources say 30001'],
    ['a value that is gone', {}, 'bound = 30_000;', 'is found 0 times'],
    ['a pattern that fits twice', {}, 'limit = 30_000; limit = 30_000;', 'is found 2 times'],
    ['a file that is gone', {}, undefined, 'there is no text of a/b@v1:lib.rs'],
    ['a pattern without group', {places: [{...place, pattern: /limit/}]}, 'limit', 'catches nothing'],
    ['a text where a number is said', {places: [{...place, pattern: /(\w+);/}]}, 'none;', 'is not a number'],
  ])('finds %s', (_, fact, text, fault) => {
    expect(faultsOf(fact, text).join()).toContain(fault);
  });
});
