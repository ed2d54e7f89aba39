// holds: languages.words
import {existsSync, readdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {TRANSLATIONS} from '../../src/config/locales';
import {missingWords, wordsFile} from '../../src/config/words';
import {WORD_FILES} from '../../tools/translation/wordFiles';

describe.each(TRANSLATIONS)('the words of tables in $folder', ({folder}) => {
  const root = `i18n/${folder}/words`;
  const files = existsSync(root) ? readdirSync(root).map((name) => `${root}/${name}`) : [];

  test('are all in a file that code reads', () => {
    const read = WORD_FILES.map((words) => wordsFile(words, folder));
    expect(
      files
        .filter((file) => !read.includes(file))
        .map((file) => `${file} is read by nothing; files are ${read.join(', ')}`),
    ).toEqual([]);
  });

  test('are whole in each file that there is', () => {
    const missing = WORD_FILES.filter((words) => files.includes(wordsFile(words, folder))).flatMap((words) =>
      missingWords(words, folder).map(
        (key) => `${wordsFile(words, folder)}: "${key}" is missing; translate it from ${words.source}`,
      ),
    );
    expect(missing).toEqual([]);
  });
});
