import {createElement, type CSSProperties} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {escapeHtml, styleOf} from '../markup';

test.each([
  ['no style', undefined],
  ['an empty one', {}],
  ['a colour', {color: 'var(--cfx-code-ink)'}],
  [
    'several, one of them not set',
    {color: '#123', backgroundColor: undefined, fontStyle: 'italic', textDecorationLine: 'line-through'},
  ],
  ['quotes', {fontFamily: '"A & B", \'C\''}],
] as [string, CSSProperties | undefined][])('a style is written as React writes it: %s', (_, style) => {
  expect(`<i${styleOf(style)}></i>`).toBe(renderToStaticMarkup(createElement('i', {style})));
});

test.each(['plain', `if (a < b && c > "d") return 'e';`, '&amp; &#x27;', '余额 ñ'])(
  'text and classes are escaped as React escapes them: %s',
  (text) => {
    expect(`<i class="${escapeHtml(text)}">${escapeHtml(text)}</i>`).toBe(
      renderToStaticMarkup(createElement('i', {className: text}, text)),
    );
  },
);
