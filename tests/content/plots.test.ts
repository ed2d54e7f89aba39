import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const drawings = readdirSync(path.join(ROOT, 'docs'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.svg'))
  .map((file) => `docs/${file}`);
/** Drawings that a sample computes: docs/…/NAME.svg of samples/NAME/plot.svg. */
const plots = drawings
  .map((file) => ({file, sample: `samples/${path.basename(file, '.svg')}/plot.svg`}))
  .filter(({sample}) => existsSync(path.join(ROOT, sample)));

describe('plots', () => {
  test('there are some', () => expect(plots.length).toBeGreaterThan(0));

  test.each(plots)('$file is what $sample shows', ({file, sample}) => {
    const read = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8').trim();
    expect(read(file), `Run the sample, then copy ${sample} to ${file}.`).toBe(read(sample));
  });
});
