import {expect, it} from 'vitest';
import {dropOverridden} from '../dropOverridden';

const INFIMA =
  '@layer docusaurus.infima{:root{--a:1px;--b:2px}html[data-theme=dark]{--a:3px;--c:4px}.box{--a:5px;margin:0}.box,.other{margin:1px}@media (width<1px){:root{--a:6px}}}';

it('drops what the own sheet sets for every page, in both modes', () => {
  const slim = dropOverridden(`${INFIMA}:root,[data-theme=light]{--a:9px}`);
  expect(slim.match(/--\w:\w+/g)).toEqual(['--b:2px', '--c:4px', '--a:5px', '--a:9px']);
});

it('drops what the own sheet sets for the same selector, and keeps it for others', () => {
  expect(dropOverridden(`${INFIMA}.box{margin:9px}`)).toBe(
    `${INFIMA.replace('--a:5px;margin:0', '--a:5px')}.box{margin:9px}`,
  );
});

it.each([
  ['for one mode', '[data-theme=dark]{--a:9px}'],
  ['for one language', ':root:lang(zh){--a:9px}'],
  ['in some windows', '@media (width<9px){:root{--a:9px}.box{margin:0}}'],
  ['in a layer', '@layer theme{:root{--a:9px}.box{margin:0}}'],
  ['for another selector', 'p.box{margin:0}'],
])('keeps what the own sheet sets only %s', (_, own) => {
  expect(dropOverridden(`${INFIMA}${own}`)).toBe(`${INFIMA}${own}`);
});

it('keeps what is important: in a layer that wins', () => {
  const important = '@layer docusaurus.infima{.box{margin:0!important}}.box{margin:9px}';
  expect(dropOverridden(important)).toBe(important);
});
