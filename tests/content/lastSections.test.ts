// holds: languages.terms
import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {LANGUAGES} from '../../src/config/locales';
import {readEnglishPages, translatedPath} from '../../src/translation/contentFiles';

/** The sections that most pages end with, by their English heading. */
const LAST = ['Next steps', 'If something fails'];
/** The templates show the English page. */
const TEMPLATES = 'docs/general/CONTRIBUTING/page-templates.mdx';
const HEADING = /^## (.+?) \{\/\* #([\w-]+) \*\/\}$/gm;

const headingsOf = (file: string): Map<string, string> =>
  new Map([...readFileSync(file, 'utf8').matchAll(HEADING)].map(([, text = '', id = '']) => [id, text]));

const pages = readEnglishPages('.').filter((page) => page !== TEMPLATES);

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'the last sections of all pages have the same heading in %s',
  (folder) => {
    for (const english of LAST) {
      const found = pages.flatMap((page) => {
        const file = translatedPath(page, folder) ?? '';
        if (!existsSync(file)) return [];
        const translated = headingsOf(file);
        return [...headingsOf(page)].flatMap(([id, text]) =>
          text === english ? [{file, heading: translated.get(id)}] : [],
        );
      });
      const counts = new Map<string | undefined, number>();
      for (const {heading} of found) counts.set(heading, (counts.get(heading) ?? 0) + 1);
      const [usual] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
      expect(found.length).toBeGreaterThan(50);
      expect(found.filter(({heading}) => heading !== usual)).toEqual([]);
    }
  },
);
