import type {PrismTheme} from 'prism-react-renderer';

/** One code theme for both modes: the colors are the site's tokens, so a mode switch repaints nothing. */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--cfx-code-ink)', backgroundColor: 'var(--cfx-code-paper)'},
  styles: [
    {types: ['comment', 'prolog', 'doctype', 'cdata'], style: {color: 'var(--cfx-code-comment)'}},
    {types: ['keyword', 'atrule', 'important', 'tag', 'selector'], style: {color: 'var(--cfx-code-keyword)'}},
    {types: ['string', 'char', 'attr-value', 'regex', 'inserted', 'url'], style: {color: 'var(--cfx-code-string)'}},
    {types: ['number', 'boolean', 'constant', 'symbol'], style: {color: 'var(--cfx-code-number)'}},
    {types: ['function', 'class-name', 'builtin', 'maybe-class-name'], style: {color: 'var(--cfx-code-function)'}},
    {
      types: ['property', 'attr-name', 'variable', 'parameter', 'key', 'table'],
      style: {color: 'var(--cfx-code-property)'},
    },
    {types: ['punctuation', 'operator'], style: {color: 'var(--cfx-code-punctuation)'}},
    {types: ['deleted'], style: {color: 'var(--cfx-danger)'}},
  ],
};

/** The comments that a code block turns into marks of lines: Docusaurus's own, and those of a diff. */
export const magicComments = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
  {className: 'theme-code-block-removed-line', block: {start: 'removed-start', end: 'removed-end'}},
  {className: 'theme-code-block-added-line', block: {start: 'added-start', end: 'added-end'}},
];
