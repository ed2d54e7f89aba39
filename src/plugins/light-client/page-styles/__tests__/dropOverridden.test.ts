import {expect, it} from 'vitest';
import {dropOverridden} from '../dropOverridden';

const INFIMA =
  '@layer docusaurus.infima{:root{--a:1px;--b:2px}html[data-theme=dark]{--a:3px;--c:4px}.box{--a:5px}@media (width<1px){:root{--a:6px}}}';

it('drops what the own sheet sets for every page, in both modes', () => {
  expect(dropOverridden(`${INFIMA}:root,[data-theme=light]{--a:9px}`)).toBe(
    '@layer docusaurus.infima{:root{--b:2px}html[data-theme=dark]{--c:4px}.box{--a:5px}@media (width<1px){}}:root,[data-theme=light]{--a:9px}',
  );
});

it.each([
  ['for one mode', '[data-theme=dark]{--a:9px}'],
  ['for one language', ':root:lang(zh){--a:9px}'],
  ['in some windows', '@media (width<9px){:root{--a:9px}}'],
  ['in a layer', '@layer theme{:root{--a:9px}}'],
])('keeps what the own sheet sets only %s', (_, own) => {
  expect(dropOverridden(`${INFIMA}${own}`)).toBe(`${INFIMA}${own}`);
});
