import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx';
import {changePages, type PagePlugin} from '../changePages';
import {isComponent, nodesBelow, type Component} from '../tree';
import {DRAWN_DIR, drawnName, sourceOf} from './diagramFiles';
import {diagramDigest, parseDiagram} from './diagramSource';
import {readPalettes, type Palettes} from './palettes';

/** Where the site lies. */
export interface RemarkDiagramsOptions {
  siteDir: string;
}

const CURE = 'run npm run data -- diagrams and commit what it writes';
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function idOf({attributes}: Component): string {
  const [only, ...more] = attributes;
  const isId = only?.type === 'mdxJsxAttribute' && only.name === 'id' && more.length === 0;
  if (!isId || typeof only.value !== 'string' || !ID.test(only.value)) {
    throw new Error(
      'write <Diagram id="name" />, where name.mmd is the source beside the page; it takes no other attribute',
    );
  }
  return only.value;
}

/** What a drawn file draws, and its size; throws if it is missing or of another source. */
function readDrawing(siteDir: string, name: string, digest: string): {width: string; height: string; drawing: string} {
  const file = path.join(siteDir, DRAWN_DIR, name);
  if (!existsSync(file)) throw new Error(`${DRAWN_DIR}/${name} is missing; ${CURE}`);
  const [, width = '', height = '', drawnFrom, drawing = ''] =
    /^<svg [^>]*width="(\d+)" height="(\d+)"[^>]*data-source="(\w+)">\n<title[^\n]*\n<desc[^\n]*\n(.*<\/g>)\n<\/svg>\n$/s.exec(
      readFileSync(file, 'utf8'),
    ) ?? [];
  if (drawnFrom !== digest) throw new Error(`${DRAWN_DIR}/${name} was drawn from another source; ${CURE}`);
  return {width, height, drawing};
}

function attributesFor(siteDir: string, page: string, id: string, palettes: Palettes): MdxJsxAttribute[] {
  const source = sourceOf(page, id);
  const file = path.join(siteDir, source);
  if (!existsSync(file)) throw new Error(`there is no source ${source}; write it there, then ${CURE}`);
  const text = readFileSync(file, 'utf8');
  const {title, description} = parseDiagram(text);
  const digest = diagramDigest(text, palettes);
  const values = {title, alt: description, ...readDrawing(siteDir, drawnName(source), digest)};
  return Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
}

/**
 * Gives each `<Diagram id>` of a page its drawing and text alternative; stops the build with page, line and fix where
 * one is missing or old.
 */
export function remarkDiagrams({siteDir}: RemarkDiagramsOptions): PagePlugin {
  const palettes = readPalettes(siteDir);
  return changePages(siteDir, (tree, {file, attempt}) => {
    const draw = (node: Nodes): void => {
      if (node.type === 'code' && node.lang === 'mermaid') {
        throw new Error(
          `a mermaid fence is not drawn; put its text into name.mmd beside the page, write <Diagram id="name" /> here, and ${CURE}`,
        );
      }
      if (isComponent(node) && node.name === 'Diagram')
        node.attributes = attributesFor(siteDir, file, idOf(node), palettes);
    };
    for (const node of nodesBelow(tree)) attempt(node, () => draw(node));
  });
}
