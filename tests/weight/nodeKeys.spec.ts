import {readFileSync} from 'node:fs';
import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';
import {bytesOf, weighFiles} from '../support/weigh';

const ADDRESS = '/docs/general/run-a-node/advanced-topics/node-configuration';
const LANGUAGE_OF = {en: 'en', 'zh-CN': 'zh', es: 'es'} as const;
const meanings = JSON.parse(readFileSync('src/nodeKeys/meanings.json', 'utf8')) as Record<string, Record<'en' | 'zh' | 'es', string>>;

/** The longest stretch of a meaning outside of code that no quote or escape divides. */
const wordsOf = (meaning: string): string =>
  meaning
    .split('`')
    .filter((_, index) => index % 2 === 0)
    .flatMap((part) => part.split(/["'\\]/))
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** A script with its letters beyond ASCII as they are read: minified scripts write them as escapes. */
const readable = (script: string): string =>
  script.replace(/\\u([0-9a-fA-F]{4})|\\x([0-9a-fA-F]{2})/g, (_, long?: string, short?: string) => String.fromCharCode(parseInt(long ?? short ?? '', 16)));

for (const {id, prefix} of languagesInTurn(1)) {
  test(`${id}: the page of configuration keys loads their meanings in its own language alone`, async ({page}) => {
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.text().catch(() => ''));
    });
    const weigh = await weighFiles(page);
    await open(page, prefix + ADDRESS);
    const files = await weigh();
    console.log(
      `${id} ${ADDRESS}: ${(bytesOf(files, 'script') / 1000).toFixed(1)} kB of scripts, ${(bytesOf(files, 'document') / 1000).toFixed(1)} of HTML (gzip)`,
    );
    const scripts = readable((await Promise.all(bodies)).join('\n'));
    const own = LANGUAGE_OF[id];
    const others = (['en', 'zh', 'es'] as const).filter((language) => language !== own);
    const foreign = Object.entries(meanings).flatMap(([key, meaning]) =>
      others.flatMap((language) => {
        const words = wordsOf(meaning[language]);
        return words.length > 12 && !wordsOf(meaning[own]).includes(words) && scripts.includes(words) ? [`${key} (${language})`] : [];
      }),
    );
    expect(foreign).toEqual([]);
    // The words are looked for as scripts hold them: those of the reader's language are there.
    expect(Object.values(meanings).filter((meaning) => scripts.includes(wordsOf(meaning[own]))).length).toBeGreaterThan(200);
    const rows = await page.locator('article table tbody tr').count();
    expect(rows).toBe(Object.keys(meanings).length);
    await expect(page.locator('article th#key-tcp_port')).toHaveAttribute('scope', 'row');
  });
}
