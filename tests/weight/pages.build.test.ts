// holds: weight.pages
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {readHtmlFiles} from '../../src/delivery/inlineScripts';
import {LANGUAGES} from '../support/languages';
import {heaviest, overBudget} from './overBudget';
import {weighPages, type PageWeight} from './weighPages';

const BUILD = path.resolve('build');
const RUNTIME = /<script\b[^>]*\bsrc=["']?[^"'>\s]*\/runtime~main\./;
const OFFLINE = LANGUAGES.map(({prefix}) => `${prefix}/offline.html`.slice(1));

const read = (name: string): string => readFileSync(path.join(BUILD, name), 'utf8');
/** The file that a server sends for an address of the site map. */
const fileOf = (address: string): string => {
  const place = decodeURI(new URL(address).pathname).slice(1);
  return place === '' || place.endsWith('/') ? `${place}index.html` : `${place}.html`;
};
const listed = (): string[] =>
  LANGUAGES.flatMap(({prefix}) =>
    [...read(`${prefix}/sitemap.xml`.slice(1)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      fileOf(address),
    ),
  );

describe('the weight of every page', () => {
  let pages: PageWeight[] = [];
  beforeAll(() => {
    pages = weighPages(BUILD);
    console.log([...heaviest(pages, 'scripts'), ...heaviest(pages, 'styles')].join('\n'));
  });

  test('each HTML file of the build is weighed, and only one without the client has no scripts', () => {
    expect(pages).toHaveLength(readHtmlFiles(BUILD).length);
    const light = pages.filter(({scripts}) => scripts.length === 0).map(({name}) => name);
    expect(light.filter((name) => RUNTIME.test(read(name)))).toEqual([]);
    expect(light.filter((name) => !OFFLINE.includes(name) && !read(name).includes('http-equiv="refresh"'))).toEqual([]);
  });

  test('each page of the site map is among them, with the files of its own route', () => {
    const own = new Map(pages.map(({name, scripts, styles}) => [name, scripts.length > 3 && styles.length > 1]));
    const addresses = listed();
    expect(addresses.length).toBeGreaterThan(2000);
    expect(addresses.filter((name) => own.get(name) !== true)).toEqual([]);
  });

  test('no page loads more than its bounds', () => {
    expect(overBudget(pages)).toEqual([]);
  });
});
