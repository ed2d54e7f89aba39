// holds: diagrams.faults
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {afterAll, beforeEach, describe, expect, test} from 'vitest';
import {diagramDigest, parseDiagram} from '../diagramSource';
import {drawDiagram} from '../../../../tools/diagrams/drawDiagram';
import {readPalettes} from '../palettes';
import {remarkDiagrams} from '../remarkDiagrams';

const SOURCE =
  'accTitle: A way\naccDescr: One leads to two, and from two there is no way back to one.\nflowchart TD\n  a["One"] --> b["Two"]\n';
const site = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
const drawnFile = path.join(site, 'static/diagrams/en/docs/way.svg');

const LINE_7 = {start: {line: 7, column: 1}, end: {line: 7, column: 1}};

const diagram = (attributes: Record<string, string>): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'Diagram',
  attributes: Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
  children: [],
  position: LINE_7,
});

function compile(node: MdxJsxFlowElement | Code): Record<string, unknown> {
  remarkDiagrams({siteDir: site})({type: 'root', children: [node]}, {path: path.join(site, 'docs/page.mdx')});
  const attributes = node.type === 'code' ? [] : node.attributes;
  return Object.fromEntries(
    attributes.flatMap((one): [string, unknown][] => (one.type === 'mdxJsxAttribute' ? [[one.name, one.value]] : [])),
  );
}

beforeEach(async () => {
  for (const folder of ['docs', 'src/css', 'static/diagrams/en/docs'])
    mkdirSync(path.join(site, folder), {recursive: true});
  cpSync('src/css/tokens.css', path.join(site, 'src/css/tokens.css'));
  writeFileSync(path.join(site, 'docs/way.mmd'), SOURCE);
  const palettes = readPalettes(site);
  writeFileSync(drawnFile, await drawDiagram(parseDiagram(SOURCE), palettes.light, diagramDigest(SOURCE, palettes)));
});
afterAll(() => {
  rmSync(site, {recursive: true});
});

const nothing = (): void => undefined;

describe('<Diagram> on a page', () => {
  test('gets its drawing, size, title and text alternative', () => {
    expect(compile(diagram({id: 'way'}))).toEqual({
      drawing: expect.stringMatching(/^<rect [\s\S]*>One<\/text>[\s\S]*<\/g>$/) as string,
      title: 'A way',
      alt: 'One leads to two, and from two there is no way back to one.',
      width: expect.stringMatching(/^\d+$/) as string,
      height: expect.stringMatching(/^\d+$/) as string,
    });
  });

  test.each([
    ['a source that is not there', nothing, diagram({id: 'other'}), 'there is no source docs/other.mmd'],
    [
      'a drawing that is missing',
      () => {
        rmSync(drawnFile);
      },
      diagram({id: 'way'}),
      'static/diagrams/en/docs/way.svg is missing',
    ],
    [
      'a drawing of an older source',
      () => {
        writeFileSync(path.join(site, 'docs/way.mmd'), SOURCE.replace('Two', 'Three'));
      },
      diagram({id: 'way'}),
      'was drawn from another source',
    ],
    [
      'a source without a text alternative',
      () => {
        writeFileSync(path.join(site, 'docs/way.mmd'), SOURCE.replace(/accDescr.*/, ''));
      },
      diagram({id: 'way'}),
      'it has no text alternative',
    ],
    ['an id that leads elsewhere', nothing, diagram({id: '../way'}), 'write <Diagram id="name" />'],
    ['another attribute', nothing, diagram({id: 'way', alt: 'x'}), 'write <Diagram id="name" />'],
    [
      'a mermaid fence',
      nothing,
      {type: 'code', lang: 'mermaid', value: '', position: LINE_7},
      'a mermaid fence is not drawn',
    ],
  ] satisfies [string, () => void, MdxJsxFlowElement | Code, string][])(
    '%s stops the build with page, line and cure',
    (_, plant, node, says) => {
      plant();
      expect(() => compile(node)).toThrow(/^docs\/page\.mdx:7: /);
      expect(() => compile(node)).toThrow(says);
    },
  );

  test('the cure is named', () => {
    rmSync(drawnFile);
    expect(() => compile(diagram({id: 'way'}))).toThrow('run npm run data -- diagrams');
  });
});
