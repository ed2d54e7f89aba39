import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {STEPS} from '../graph';
import SteppedGraph from '../SteppedGraph';

const markup = (isBrowser: boolean): string =>
  renderToStaticMarkup(createElement(SteppedGraph, {lang: 'en', isBrowser}));

describe('the stepped Tree-Graph as HTML', () => {
  it('has every step in a list and the last drawing before a script runs, and no button', () => {
    const html = markup(false);
    expect(html.match(/<li>/g)).toHaveLength(STEPS.length);
    expect(html).toContain('Run the transactions: C ✗, D ✓');
    expect(html).not.toContain('<button');
  });

  it('starts at the first step with scripts, and offers to go on', () => {
    const html = markup(true);
    expect(html).toContain('Drawing of twelve blocks. Parents make a tree: A → G');
    expect(html.match(/aria-disabled="true"/g)).toHaveLength(1);
  });
});
