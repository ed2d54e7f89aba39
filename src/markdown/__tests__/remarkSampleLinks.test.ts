// holds: samples.links
import {expect, test} from 'vitest';
import {parsePageAnew} from '../../../tools/prose/parseProse';
import {SOURCE_BASE} from '../../config/repository';
import {remarkSampleLinks} from '../remarkSampleLinks';
import {nodesBelow} from '../tree';

/** Addresses of the links that a page has after samples are linked, in order. */
function linksIn(source: string): string[] {
  const {tree} = parsePageAnew(`---\ntitle: A\n---\n\n${source}\n`);
  remarkSampleLinks({siteDir: '.'})(tree, {path: 'docs/overview.mdx'});
  return [...nodesBelow(tree)].flatMap((node) => (node.type === 'link' ? [node.url] : []));
}

test.each([
  ['a folder', 'The programs are in `samples/connect`.', ['samples/connect']],
  ['a file, in a table', '| A |\n| --- |\n| `samples/README.md` |', ['samples/README.md']],
  ['two of them', '`samples/aave` and `samples/connect`', ['samples/aave', 'samples/connect']],
  ['what does not exist', '`samples/nowhere`', []],
  ['a name outside the samples', '`connect`', []],
  ['a heading', '## `samples/connect` {/* #a */}', []],
])('%s leads to the repository', (_, source, paths) => {
  expect(linksIn(source)).toEqual(paths.map((path) => `${SOURCE_BASE}${path}`));
});

test('a link stays as it is', () => {
  expect(linksIn('[`samples/connect`](/docs/overview)')).toEqual(['/docs/overview']);
});
