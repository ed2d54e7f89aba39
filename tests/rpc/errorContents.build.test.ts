// holds: rpc.error-pages
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {LANGUAGES} from '../support/languages';

const PAGES = ['docs/core/build/json-rpc/common_rpc_error', 'docs/espace/build/rpc-errors'];

/** The anchors in the contents beside the text, in their order. */
const listed = (html: string): string[] =>
  [
    ...html.matchAll(
      /href=["']?#([^"' >]+)["']?[^>]*class=["']?[^"'>]*table-of-contents__link|table-of-contents__link[^>]*href=["']?#([^"' >]+)/g,
    ),
  ].map(([, before, after]) => before ?? after ?? '');

describe.each(LANGUAGES)('errors in $id', ({prefix}) => {
  test.each(PAGES)('the contents of %s have each heading of the page in its order, codes included', (page) => {
    const html = readFileSync(path.join('build', prefix, `${page}.html`), 'utf8');
    const headings = [...html.matchAll(/<h[23][^>]* id=["']?([^"' >]+)/g)].map(([, id = '']) => id);
    const inText = headings.filter((id) => !id.startsWith('page-'));
    expect(inText.filter((id) => id.startsWith('code-')).length).toBeGreaterThan(10);
    expect(listed(html)).toEqual(inText);
  });
});
