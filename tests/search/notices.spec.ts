// holds: search.pasted-address
import {LANGUAGES} from '../support/languages';
import {open} from '../support/open';
import {dialog, field, lookUp, openSearch, options, status} from '../support/search';
import {expect, test} from '../support/test';
import {textIn} from '../support/texts';

const PAGE = '/docs/overview';
const MAINNET = 'cfx:aak2rra2njvd77ezwjvx04kkds9fzagfe6ku8scz91';
const MIXED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const SOUND = 'Its checksum is correct.';
const UNSOUND =
  'Its checksum is wrong: a character was changed, added or lost. Copy the address again before you use it.';

for (const {id, prefix} of LANGUAGES) {
  test(`a pasted address is told by space, network and checksum, and leads to what explains it: ${id}`, async ({
    page,
  }) => {
    const text = (name: string, english: string): string => textIn(prefix, `search.pasted.${name}`, english);
    const hex = text(
      'hex',
      'This is a hex address: of an eSpace account, or the hex form of a Core Space address. Its characters don’t show which, nor the network.',
    );
    const mainnet = text('mainnet', 'This is a Core Space address on mainnet.');
    await open(page, prefix + PAGE);
    await openSearch(page);
    for (const [address, ...sentences] of [
      [MAINNET, mainnet, text('core.sound', SOUND)],
      [` ${MAINNET.toUpperCase()} `, mainnet, text('core.sound', SOUND)],
      [`${MAINNET.slice(0, -1)}2`, mainnet, text('core.unsound', UNSOUND)],
      [MIXED.toLowerCase(), hex, text('hex.unchecked', 'It has no checksum: its letters are all of one case.')],
      [MIXED, hex, text('hex.sound', 'Its capitals match its checksum (EIP-55).')],
      [
        MIXED.replace('aA', 'Aa'),
        hex,
        text(
          'hex.unsound',
          'Its capitals don’t match its checksum (EIP-55): a character may be wrong. Copy the address again before you use it.',
        ),
      ],
    ] as const) {
      await field(page).fill(address);
      for (const sentence of sentences) await expect(dialog(page).getByText(sentence)).toBeVisible();
      await expect(dialog(page).locator('[aria-live="polite"]', {hasText: sentences[0]})).toBeVisible();
    }
    const link = dialog(page).getByRole('link', {name: text('hex.link', 'Accounts of eSpace')});
    await expect(link).toHaveAttribute('href', `${prefix}/docs/espace/build/accounts`);
    await field(page).fill(MAINNET);
    await dialog(page)
      .getByRole('link', {name: text('core.link', 'Addresses of Core Space')})
      .click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${prefix}/docs/core/core-space-basics/addresses`);
  });

  test(`where nothing answers, the nearest page is offered as such, and opened by Enter: ${id}`, async ({page}) => {
    await open(page, prefix + PAGE);
    await openSearch(page);
    await lookUp(page, 'openzeppelin giraffe');
    await expect(status(page)).toHaveText(
      textIn(prefix, 'search.none', 'No page matches “{query}”.').replace('{query}', 'openzeppelin giraffe'),
    );
    const group = dialog(page).getByRole('group', {name: textIn(prefix, 'search.nearest', 'Nearest page')});
    await expect(group.getByRole('option')).toHaveCount(1);
    await expect(options(page)).toHaveCount(1);
    await expect(
      dialog(page).getByText(textIn(prefix, 'search.none.spelling', 'Check the spelling, or use fewer words.')),
    ).toBeVisible();
    const target = (await options(page).first().getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target);
  });
}
