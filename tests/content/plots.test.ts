// holds: samples.plots
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const drawings = readdirSync(path.join(ROOT, 'docs'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.svg'))
  .map((file) => `docs/${file}`);
/** Samples that compute a drawing: samples/NAME/plot.svg, shown as docs/…/NAME.svg. */
const samples = readdirSync(path.join(ROOT, 'samples')).filter((name) =>
  existsSync(path.join(ROOT, 'samples', name, 'plot.svg')),
);

describe('plots', () => {
  test('there are some', () => expect(samples.length).toBeGreaterThan(0));

  test.each(samples)('what the sample %s draws is what a page shows', (name) => {
    const plot = `samples/${name}/plot.svg`;
    const [file, ...others] = drawings.filter((drawing) => path.basename(drawing, '.svg') === name);
    if (file === undefined || others.length > 0)
      throw new Error(`There must be exactly one docs/…/${name}.svg, a copy of ${plot}.`);
    const read = (from: string): string => readFileSync(path.join(ROOT, from), 'utf8').trim();
    expect(read(file), `Run the sample, then copy ${plot} to ${file}.`).toBe(read(plot));
  });
});
