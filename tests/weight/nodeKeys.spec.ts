// holds: facts.node-keys-shown
import {readFileSync} from 'node:fs';
import {languagesInTurn} from '../support/languages';
import {open} from '../support/open';
import {expect, test} from '../support/test';

const ADDRESS = '/docs/general/run-a-node/advanced-topics/node-configuration';
const KEYS = Object.keys(JSON.parse(readFileSync('src/markdown/nodeKeys/meanings.json', 'utf8')) as object);

for (const {id, prefix} of languagesInTurn(1)) {
  test(`${id}: the page of configuration keys has a row for each, which its name heads`, async ({page}) => {
    await open(page, prefix + ADDRESS);
    // Other tables of the page name keys, too; the rows of the list have anchors.
    await expect(page.locator('article table tbody tr:has(th[id^="key-"])')).toHaveCount(KEYS.length);
    const name = page.locator('article th#key-tcp_port');
    await expect(name).toHaveAttribute('scope', 'row');
    await expect(name.locator('code')).toHaveText('tcp_port');
  });
}
