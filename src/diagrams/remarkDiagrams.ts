import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DRAWN_DIR, drawnName, sourceOf} from './diagramFiles';
import {diagramDigest, parseDiagram} from './diagramSource';
import {readPalettes, type Palettes} from './palettes';

/** Where the site lies. */
export interface RemarkDiagramsOptions {
  siteDir: string;
}

interface Attribute {
  type: 'mdxJsxAttribute';
  name: string;
  value?: unknown;
}

/** A node of a page's tree, as far as diagrams are concerned. */
interface PageNode {
  type: string;
  name?: string | null;
  lang?: string | null;
  attributes?: unknown;
  children?: PageNode[];
  position?: {start: {line: number}};
}

const CURE = 'run npm run diagrams and commit what it writes';
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function idOf({attributes}: PageNode): string {
  const given = (Array.isArray(attributes) ? attributes : []) as Partial<Attribute>[];
  const [only, ...more] = given;
  if (only?.name !== 'id' || typeof only.value !== 'string' || !ID.test(only.value) || more.length > 0) {
    throw new Error('write <Diagram id="name" />, where name.mmd is the source beside the page; it takes no other attribute');
  }
  return only.value;
}

/** What a drawn file draws, and its size; throws where it is missing or of another source. */
function readDrawing(siteDir: string, name: string, digest: string): {width: string; height: string; drawing: string} {
  const file = path.join(siteDir, DRAWN_DIR, name);
  if (!existsSync(file)) throw new Error(`${DRAWN_DIR}/${name} is missing; ${CURE}`);
  const [, width = '', height = '', drawnFrom, drawing = ''] =
    /^<svg [^>]*width="(\d+)" height="(\d+)"[^>]*data-source="(\w+)">\n<title[^\n]*\n<desc[^\n]*\n(.*<\/g>)\n<\/svg>\n$/s.exec(readFileSync(file, 'utf8')) ??
    [];
  if (drawnFrom !== digest) throw new Error(`${DRAWN_DIR}/${name} was drawn from another source; ${CURE}`);
  return {width, height, drawing};
}

function attributesFor(siteDir: string, page: string, id: string, palettes: Palettes): Attribute[] {
  const source = sourceOf(page, id);
  const file = path.join(siteDir, source);
  if (!existsSync(file)) throw new Error(`there is no source ${source}; write it there, then ${CURE}`);
  const text = readFileSync(file, 'utf8');
  const {title, description} = parseDiagram(text);
  const digest = diagramDigest(text, palettes);
  const values = {title, alt: description, ...readDrawing(siteDir, drawnName(source), digest)};
  return Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
}

function* nodesBelow(node: PageNode): Generator<PageNode> {
  yield node;
  for (const child of node.children ?? []) yield* nodesBelow(child);
}

/** Gives each `<Diagram id>` of a page its drawing and text alternative; stops the build with page, line and cure where one is missing or old. */
export function remarkDiagrams({siteDir}: RemarkDiagramsOptions): (tree: PageNode, file: {path?: string}) => void {
  const palettes = readPalettes(siteDir);
  return (tree, file) => {
    const page = path
      .relative(siteDir, file.path ?? '')
      .split(path.sep)
      .join('/');
    const faults: string[] = [];
    for (const node of nodesBelow(tree)) {
      const place = `${page}:${String(node.position?.start.line ?? 1)}`;
      if (node.type === 'code' && node.lang === 'mermaid') {
        faults.push(`${place}: a mermaid fence is not drawn; put its text into name.mmd beside the page, write <Diagram id="name" /> here, and ${CURE}`);
      }
      if (node.name !== 'Diagram' || !node.type.startsWith('mdxJsx')) continue;
      try {
        node.attributes = attributesFor(siteDir, page, idOf(node), palettes);
      } catch (error) {
        faults.push(`${place}: <Diagram>: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
  };
}
