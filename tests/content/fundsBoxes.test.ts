// holds: docs.funds-boxes
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {fundsFaults} from '../../tools/prose/fundsBoxes';
import {filesBelow} from '../../tools/prose/filesBelow';

describe('red means money', () => {
  const pages = ['docs', 'blog', 'src/pages', 'i18n'].flatMap((folder) => filesBelow(folder, /\.mdx?$/));

  test('each box for what can lose money has one or two sentences, in every language', () => {
    const withBoxes = pages
      .map((file) => ({file, text: readFileSync(file, 'utf8')}))
      .filter(({text}) => /^\s*:::+funds/m.test(text));
    expect(withBoxes.length).toBeGreaterThan(300);
    expect(
      withBoxes.flatMap(({file, text}) =>
        fundsFaults(text).map(({line, message}) => `${file}:${String(line)}: ${message}`),
      ),
    ).toEqual([]);
  });
});
