// holds: addresses.links
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {LANGUAGES} from '../support/languages';
import {findFaults} from './brokenLinks';
import {readBuild} from './builtPages';

test('no page of the build has a broken link, anchor or file, and none leaves its language', () => {
  const build = readBuild(path.resolve('build'));
  const written = [...build.pages.values()].filter(({movesTo}) => movesTo === undefined);
  for (const {id, prefix} of LANGUAGES) {
    const own = written.filter(({address}) =>
      LANGUAGES.every((other) => other.prefix.length <= prefix.length || !address.startsWith(`${other.prefix}/`)),
    );
    const pages = own.filter(({address}) => address.startsWith(`${prefix}/`));
    const links = pages.reduce((sum, {references}) => sum + references.filter(({isLink}) => isLink).length, 0);
    console.log(`${id}: ${String(pages.length)} pages, ${String(links)} links`);
    // A reader of pages that finds no links would find no fault either.
    expect(links).toBeGreaterThan(20 * pages.length);
  }
  expect(findFaults(build)).toEqual([]);
});
