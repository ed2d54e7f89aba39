// holds: samples.code
import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {TRANSLATIONS} from '../../src/config/locales';
import {readEnglishPages, translatedPath} from '../../src/translation/contentFiles';
import {fenceFaults} from '../../tools/prose/pageRules';
import {readFences} from '../../tools/prose/readFences';
import {readSampleFolder, sampleNames} from '../../tools/samples/sampleFiles';
import {swapLines} from '../../tools/samples/swaps';

const english = readEnglishPages('.');
const translated = TRANSLATIONS.flatMap(({folder}) =>
  english.flatMap((page) => translatedPath(page, folder) ?? []),
).filter((file) => existsSync(file));
const read = (page: string): ReturnType<typeof readFences> => readFences(readFileSync(page, 'utf8'), 'samples');

describe('code on the pages', () => {
  const fences = english.flatMap(read);

  test.each([...english, ...translated])('%s takes its code from samples, or says why not', (page) => {
    expect(fenceFaults(page, readFileSync(page, 'utf8'))).toEqual([]);
  });

  test('no code that a page shows imports from the harness, which readers do not have', () => {
    expect(
      fences.filter(
        ({text, origin}) =>
          (origin?.kind === 'sample' || origin?.kind === 'diff') && /\bharness\//.test(`${origin.file}\n${text}`),
      ),
    ).toEqual([]);
  });

  test('a swap is of lines that a page shows, and differs from the reader’s file in these alone', () => {
    const shown = new Set(fences.flatMap(({origin}) => (origin?.kind === 'sample' ? origin.file.split('#')[0] : [])));
    for (const name of sampleNames('samples')) {
      const {manifest} = readSampleFolder('samples', name);
      for (const swap of manifest.swaps) {
        const file = `${name}/${swap.file}`;
        expect(shown, `samples/${name}/package.json swaps lines of a file that no page shows`).toContain(file);
        expect(() => swapLines(readFileSync(`samples/${file}`, 'utf8'), [swap])).not.toThrow();
      }
    }
  });

  test('the fences of the English pages are counted', () => {
    const count = (kind: string | undefined): number => fences.filter(({origin}) => origin?.kind === kind).length;
    const [samples, outputs, untested, plain] = ['sample', 'output', 'untested', undefined].map(count);
    console.log(
      `Code fences: ${String(fences.length)}; from samples ${String(samples)}, printed by them ${String(outputs)}, ` +
        `exempt with a reason ${String(untested)}, plain text and data ${String(plain)}`,
    );
    expect(samples).toBeGreaterThan(0);
  });
});
