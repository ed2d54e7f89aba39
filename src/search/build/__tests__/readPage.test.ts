import {describe, expect, test} from 'vitest';
import {readPage} from '../readPage';

const HTML = `<!doctype html><html lang="en"><head><meta name="description" content="What it costs."><meta name="keywords" content="fee,cost of gas"></head>
<body><nav class="theme-doc-breadcrumbs"><a class="breadcrumbs__link" href="/"><svg></svg></a><a class="breadcrumbs__link">Basics</a><span class="breadcrumbs__link">Gas</span></nav>
<div data-search-body><h1>cfx_<wbr>get<wbr>Gas</h1><p>Pay <b>le</b>ss.</p><div data-search-ignore><h2 id="no">No</h2>secret</div>
<h2 id="limit">The limit<a class="hash-link">\u200b</a></h2><table><tr><td>one</td><td>two</td></tr></table>
<p><code>nonce too low</code> and <code>const a = 1</code></p>
<pre class="language-json"><code class="language-json"><span>{"code": -32602,</span><br><span>"message": "Request rejected due to still in the catch up mode."}</span></code></pre>
<pre class="language-ts"><code>// the nonce is too low here</code></pre><script>hidden</script></div>
<footer><a rel="tag">Fees</a></footer></body></html>`;

describe('readPage', () => {
  const page = readPage(HTML);

  test('its names', () => {
    expect(page).toMatchObject({
      title: 'cfx_getGas',
      description: 'What it costs.',
      keywords: ['fee', 'cost of gas'],
      trail: ['Basics'],
      headings: [['limit', 'The limit']],
      tags: ['Fees'],
    });
  });

  test('its text, blocks apart and inline parts together', () => {
    expect(page?.text).toContain('Pay less.');
    expect(page?.text).toContain('one two');
    expect(page?.text).not.toMatch(/secret|hidden|No/);
  });

  test('the messages of programs, without code', () => {
    expect(page?.messages).toEqual(['nonce too low', 'Request rejected due to still in the catch up mode.']);
  });

  test('a page without a body to search is none', () => {
    expect(readPage('<html><body><h1>Tags</h1></body></html>')).toBeUndefined();
  });
});
