import {describe, expect, test} from 'vitest';
import {compareTranslation} from '../compareTranslation';

const ENGLISH = `---
title: A page
description: What it is.
tags: [gas]
---

import Drawing from './drawing.svg';

One slot costs 1,000.5 CFX and 0x1a2b, see [the rule](../gas.mdx#rule) or \`cfx_call\`.

## A heading {/* #a-heading */}

:::funds[Careful]
Send to cfx:aar8jzybzv0fhzreav49syxnzut8s0jt1av3m8zzdr only, 20,000 epochs later.
:::

| a | b |
| --- | --- |
| 1 | 2 |

\`\`\`ts title="a.ts"
const a = 1;
\`\`\`

<Drawing role="img" aria-label="A drawing" />
`;

const SPANISH = ENGLISH.replace('title: A page', 'title: Una página')
  .replace('What it is.', 'Lo que es.')
  .replace('One slot costs 1,000.5 CFX and', 'Una ranura cuesta 1000,5 CFX y')
  .replace('see [the rule]', 'mira [la regla]')
  .replace('A heading', 'Un título')
  .replace('[Careful]', '[Cuidado]')
  .replace('20,000 epochs later', '20.000 épocas después')
  .replace('aria-label="A drawing"', 'aria-label="Un dibujo"');

describe('compareTranslation', () => {
  test('accepts a faithful translation with the language’s own way of writing numbers', () => {
    expect(compareTranslation(ENGLISH, SPANISH, 'comma')).toEqual([]);
  });

  test.each([
    ['a changed number', '1000,5', '1000,6', 9],
    ['a number in the wrong style', '1000,5', '1,000.5', 9],
    ['four digits with a separator', '1000,5', '1.000,5', 9],
    ['a changed hex string', '0x1a2b', '0x1a2c', 9],
    ['a changed link', '../gas.mdx#rule', '../gas.mdx', 9],
    ['changed inline code', '`cfx_call`', '`cfx_calls`', 9],
    ['a changed heading id', '#a-heading */', '#un-titulo */', 11],
    ['a changed heading level', '## Un', '### Un', 11],
    ['a changed base32 string', 'zzdr only', 'zzdx only', 14],
    ['another admonition', ':::funds', ':::note', 13],
    ['a lost table cell', '| 1 | 2 |', '| 1 |', 17],
    ['changed code', 'const a = 1;', 'const a = 2;', 21],
    ['changed fence meta', 'title="a.ts"', 'title="b.ts"', 21],
    ['a changed import', "'./drawing.svg'", "'./dibujo.svg'", 7],
    ['a changed component', 'role="img"', 'role="none"', 25],
  ])('finds %s, and names its line', (_, from, to, line) => {
    expect(SPANISH).toContain(from);
    const faults = compareTranslation(ENGLISH, SPANISH.replace(from, to), 'comma');
    expect(faults.map((fault) => fault.line)).toContain(line);
  });

  test('finds a missing heading, a changed tag, a dropped field and an added one', () => {
    expect(
      compareTranslation(ENGLISH, SPANISH.replace(/## .*\n/, ''), 'comma').some(({message}) =>
        message.includes('headings'),
      ),
    ).toBe(true);
    expect(compareTranslation(ENGLISH, SPANISH.replace('[gas]', '[nonce]'), 'comma')[0]?.message).toContain('"tags"');
    expect(compareTranslation(ENGLISH, SPANISH.replace('tags: [gas]\n', ''), 'comma')[0]?.message).toContain('keys');
    expect(
      compareTranslation(ENGLISH, SPANISH.replace('tags: [gas]\n', 'tags: [gas]\nslug: x\n'), 'comma')[0]?.message,
    ).toContain('keys');
  });
});
