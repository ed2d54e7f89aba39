// holds: a11y.html
import {expect, test} from 'vitest';
import {htmlFaults} from './htmlFaults';

const GOOD =
  '<!doctype html><html lang=en><title>A</title><body><h1 id=a>A</h1><h2>B</h2><h3>C</h3><h2>D</h2><details><summary>E</summary><a href=/x>F</a></details>' +
  '<p>One<p>Two<img alt="" src=/a.png><svg><title>G</title><a href=#a></a></svg><h4 hidden>H</h4></html>';

test('a good page has no fault, with optional tags and quotes left out', () => {
  expect(htmlFaults(GOOD)).toEqual([]);
});

test('a text that says its language, and code, may be in any', () => {
  const foreign =
    '<html lang=es><h1>A</h1><p>Uno <span lang=zh-CN>漏洞</span><p lang=en>It is the page that this is.<p><code>if the and of this</code><p hidden>It is the page that this is.';
  expect(htmlFaults(`<!doctype html>${foreign}`)).toEqual([]);
});

test.each([
  ['no doctype', '<!doctype html>', '', 'missing-doctype'],
  [
    'a block that ends its paragraph',
    '<p>Two',
    '<p>Two<div>Three</div></p><p>',
    'something within the paragraph before has ended it',
  ],
  ['an attribute twice', '<h1 id=a>', '<h1 id=a id=b>', 'duplicate-attribute'],
  ['an id twice', '<h2>B', '<h2 id=a>B', 'the id "a" a second time'],
  ['a picture without alt', 'alt="" ', '', 'a picture without alt'],
  ['a button in a link', 'F</a>', '<button>F</button></a>', '<button> within <a>'],
  ['a link in a summary', 'E</summary>', '<a href=/y>E</a></summary>', '<a> within <summary>'],
  ['a level left out', '<h3>C</h3>', '<h4>C</h4>', 'a heading of level 4 after one of level 2'],
  [
    'English on a Spanish page',
    '<p>One',
    '<p lang=es>It is the page that this is.<p>',
    'translate it, or put lang="en" on <p>',
  ],
  ['Chinese on an English page', '<p>One', '<p>One <b>漏洞</b><p>', 'put lang="zh-CN"'],
  ['two first-level headings', '<h2>D</h2>', '<h1>D</h1>', '2 first-level headings'],
])('%s is found', (_, from, to, fault) => {
  expect(GOOD).toContain(from);
  expect(htmlFaults(GOOD.replace(from, to)).join('\n')).toContain(fault);
});
