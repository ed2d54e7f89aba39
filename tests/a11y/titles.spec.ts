// holds: a11y.titles
import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {siteTextOf} from '../../src/config/siteText';
import {builtPages} from '../support/builtPages';
import {LANGUAGES} from '../support/languages';

const pages = builtPages().map(({address, prefix, file}) => {
  const html = readFileSync(file, 'utf8');
  return {
    address,
    prefix,
    lang: /<html[^>]*\slang="?([\w-]+)/.exec(html)?.[1],
    title: /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? '',
  };
});

for (const {id, prefix, lang} of LANGUAGES) {
  const site = siteTextOf(id).title;
  const own = pages.filter((page) => page.prefix === prefix);

  test(`${id}: every page says in which language it is`, () => {
    expect(own.length).toBeGreaterThan(300);
    expect(
      own
        .filter((page) => page.lang !== lang)
        .map((page) => `${page.address}: lang is ${String(page.lang)}, not ${lang}`),
    ).toEqual([]);
  });

  test(`${id}: every page has a title of its own, which ends in the site's name`, () => {
    const faults: string[] = [];
    const firstWith = new Map<string, string>();
    for (const {address, title} of own) {
      const [name = '', ...rest] = title.split(' | ');
      if (!title) faults.push(`${address} has no title`);
      else if (address !== `${prefix}/` && (!name || rest.at(-1) !== site))
        faults.push(`${address}: "${title}" is not "Page | ${site}"`);
      const other = firstWith.get(title);
      if (other !== undefined)
        faults.push(`${address} has the title of ${other}, "${title}": name what sets it apart in its front matter`);
      firstWith.set(title, address);
    }
    expect(faults).toEqual([]);
  });
}
