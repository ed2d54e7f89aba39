// holds: docs.reading-paths
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {READING_PATHS} from '../../src/config/paths';
import {addressOf} from '../../tools/prose/pageTargets';
import {paginationOf, placesOf, withPlaces} from '../../src/content/placesOnPaths';

describe('the paths', () => {
  test('are at most five, with at least three steps each, and no page twice', () => {
    expect(READING_PATHS.length).toBeLessThanOrEqual(5);
    for (const {id, steps} of READING_PATHS) {
      expect(steps.length, id).toBeGreaterThanOrEqual(3);
      expect(new Set(steps.map(({doc}) => doc)).size, id).toBe(steps.length);
    }
  });

  const steps = READING_PATHS.flatMap(({id, steps: own}) => own.map((step) => ({id, ...step})));

  test.each(steps)('$id: $to is the address of a page that exists', ({doc, to}) => {
    const file = `docs/${doc}.mdx`;
    expect(existsSync(file)).toBe(true);
    const slug = /^slug: (\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1];
    expect(addressOf(file, slug)).toBe(to);
  });
});

describe('the place of a page', () => {
  const [espace] = READING_PATHS;
  const spanish = `i18n/es/docusaurus-plugin-content-docs/current/${espace.steps[1].doc}.mdx`;

  test('in the middle of a path is between its neighbours, with all steps in the page’s language', () => {
    expect(paginationOf(spanish)).toEqual({pagination_prev: espace.steps[0].doc, pagination_next: espace.steps[2].doc});
    const places = placesOf(spanish, '.');
    expect(places).toMatchObject([{id: 'espace', step: 2}]);
    expect(places[0]?.steps[1]).toEqual({to: espace.steps[1].to, title: 'Desplegar con Hardhat y Foundry'});
  });

  test('on two paths is told of both, with the neighbours on the first', () => {
    const page = 'docs/general/build/go-to-mainnet.mdx';
    expect(placesOf(page, '.').map(({id}) => id)).toEqual(['espace', 'core']);
    expect(paginationOf(page)).toEqual({pagination_prev: espace.steps[5].doc});
  });

  test.each(['docs/general/index.mdx', 'blog/2026-11-17-welcome/index.mdx', 'src/pages/markdown-page.mdx'])(
    'is none for %s',
    (file) => {
      expect(placesOf(file, '.')).toEqual([]);
      expect(paginationOf(file)).toEqual({});
      expect(withPlaces({filePath: path.resolve(file), fileContent: 'Text.\n'})).toBe('Text.\n');
    },
  );

  test('stops the build where a path names no page', () => {
    const gone = [
      {
        id: 'gone',
        steps: [
          {doc: 'a', to: '/docs/a'},
          {doc: 'b', to: '/docs/b'},
        ],
      },
    ] as const;
    expect(() => placesOf('docs/a.mdx', '.', gone)).toThrow('src/config/paths.ts names a, and there is no docs/a.mdx');
  });

  test('goes before the first paragraph, and moves no line', () => {
    const filePath = path.resolve(`docs/${espace.steps[0].doc}.mdx`);
    const fileContent = readFileSync(filePath, 'utf8');
    const after = withPlaces({filePath, fileContent}).split('\n');
    const changed = fileContent
      .trimEnd()
      .split('\n')
      .flatMap((line, index) => (after[index] === line ? [] : [{was: line, is: after[index]}]));
    expect(changed).toEqual([
      {was: '', is: expect.stringMatching(/^<PathPlace places=\{\[\{"id":"espace","step":1,/) as string},
    ]);
    for (const text of ['Text.\n', '---\ntitle: A\n---\nText.\n\n---\n\nMore.\n', 'Text.\n\n---\n\n---\n\nMore.\n'])
      expect(() => withPlaces({filePath, fileContent: text})).toThrow('needs front matter and an empty line after it');
  });
});
