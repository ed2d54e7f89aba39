import {readFileSync} from 'node:fs';
import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';
import {mapReference, readDocument, toReference} from 'docusaurus-plugin-openrpc/document';
import {RPC_REFERENCES} from '../../src/config/rpc';
import {TERMS} from '../../src/content/glossary/termList';
import {nodesBelow} from '../../src/markdown/tree';
import {readEnglishPages} from '../../src/translation/contentFiles';
import {filesBelow} from './filesBelow';
import {lineOf, parsePage, wordsOf} from './parseProse';
import {proseOfTest, proseOfTexts, type Prose} from './terms';

/** Markdown that a reader reads as one run of words. */
const RUNS = ['paragraph', 'heading', 'tableCell'];
const HUMAN_FIELDS = ['title', 'description'];
const MARKDOWN_FILES = [
  'README.md',
  'CONTRIBUTING.md',
  'tests/README.md',
  'samples/README.md',
  'openrpc/README.md',
  'openrpc/examples/README.md',
  'src/delivery/README.md',
  'tools/gate/README.md',
  'src/plugins/docusaurus-plugin-openrpc/README.md',
];

/** What a reader reads as one run, such as a paragraph or a cell, each with its line; code blocks left out. */
function runsOf(tree: Nodes): Prose[] {
  const runs = [...nodesBelow(tree)].filter(({type}) => RUNS.includes(type));
  return runs.map((node) => ({text: wordsOf(node).replaceAll('\n', ' '), line: lineOf(node)}));
}

/** The prose of an MDX page: title, description, and each paragraph, heading and cell. */
export function runsOfPage(text: string): Prose[] {
  const {frontMatter, tree} = parsePage(text);
  const lines = text.split('\n');
  const fields = HUMAN_FIELDS.flatMap((field): Prose[] => {
    const value = frontMatter[field];
    return typeof value === 'string'
      ? [{text: value, line: lines.findIndex((line) => line.startsWith(`${field}:`)) + 1}]
      : [];
  });
  return [...fields, ...proseOfTest(text, frontMatter), ...runsOf(tree)];
}

const markdown = unified().use(remarkParse).use(remarkGfm);
const isMdx = (file: string): boolean => /^(?:docs|blog|src)\//.test(file);

/** The prose of a page, or of a Markdown file that isn't a page, such as the README. */
export function runsOfFile(file: string, text: string): Prose[] {
  return isMdx(file) ? runsOfPage(text) : runsOf(markdown.parse(text));
}

const isNote = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) && node.name.getText() === 'description';

const isPattern = (node: ts.Node): boolean => ts.isNewExpression(node) && node.expression.getText() === 'RegExp';

/** The words of a string or template, with an ellipsis for each value. */
function wordsOfLiteral(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({literal}) => `…${literal.text}`).join('');
}

/**
 * What a source file can show to readers or contributors: each string of several words but translators' notes, with its
 * line.
 */
export function messagesOfSource(text: string, file: string): Prose[] {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Prose[] = [];
  const visit = (node: ts.Node): void => {
    if (isNote(node) || isPattern(node)) return;
    const words = wordsOfLiteral(node)?.trim().replace(/\s+/g, ' ') ?? '';
    if (words.includes(' ')) {
      const start = node.getFullStart() + (/\S/.exec(node.getFullText())?.index ?? 0);
      found.push({text: words, line: source.getLineAndCharacterOfPosition(start).line + 1});
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The comments of a source file as readers of the code see them, each with its line; tags of tests are left out. */
export function commentsOfSource(text: string, file: string): Prose[] {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const ends = new Map<number, number>();
  const texts: ts.TextRange[] = [];
  const visit = (node: ts.Node): void => {
    // Text between two tags may look like a comment.
    if (node.kind === ts.SyntaxKind.JsxText) {
      texts.push({pos: node.pos, end: node.end});
      return;
    }
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ];
    for (const {pos, end} of ranges) if (!text.startsWith('// holds: ', pos)) ends.set(pos, end);
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  const isText = (start: number): boolean => texts.some(({pos, end}) => pos <= start && start < end);
  const comments = [...ends].filter(([start]) => !isText(start));
  return comments.map(([start, end]) => ({
    text: text.slice(start, end).replace(/\s+(?:\* )?/g, ' '),
    line: source.getLineAndCharacterOfPosition(start).line + 1,
  }));
}

/** The texts of an OpenRPC document, each with its key in place of a line. */
export async function textsOfDocument(
  reference: (typeof RPC_REFERENCES)[keyof typeof RPC_REFERENCES],
): Promise<{text: string; key: string}[]> {
  const texts = new Map<string, string>();
  const collect = (key: string, text: string): string => {
    texts.set(key, text);
    return text;
  };
  mapReference(toReference(await readDocument(reference)), {label: collect, prose: collect});
  return [...texts].map(([key, text]) => ({text, key}));
}

const sourcesBelow = (folder: string): string[] =>
  filesBelow(folder, /\.tsx?$/).filter((name) => !name.includes('__tests__'));

/** A stretch of English that readers or contributors read, and where it is. */
export interface PlacedProse {
  /** File and line, or file and key. */
  place: string;
  text: string;
}

let read: Promise<readonly PlacedProse[]> | undefined;

/**
 * All English prose of the project, read once: pages and posts, tags and labels, definitions of terms, both OpenRPC
 * documents, the interface, what commands report, meanings of node keys and the files that contributors read.
 */
export function readEnglishProse(): Promise<readonly PlacedProse[]> {
  read ??= readAll();
  return read;
}

async function readAll(): Promise<PlacedProse[]> {
  const at = (file: string, prose: readonly Prose[]): PlacedProse[] =>
    prose.map(({text, line}) => ({place: `${file}:${line}`, text}));
  const pages = [...readEnglishPages('.'), ...MARKDOWN_FILES].flatMap((file) =>
    at(file, runsOfFile(file, readFileSync(file, 'utf8'))),
  );
  const messages = ['src', 'tools']
    .flatMap(sourcesBelow)
    .flatMap((file) => at(file, messagesOfSource(readFileSync(file, 'utf8'), file)));
  const labels = [...filesBelow('docs', /(?:_category_\.json|\.yml)$/), ...filesBelow('blog', /\.yml$/)].flatMap(
    (file) => {
      const text = readFileSync(file, 'utf8');
      return at(file, proseOfTexts(text, parseYaml(text), ['label', 'title', 'description']));
    },
  );
  const terms = at(
    'src/content/glossary/terms.json',
    proseOfTexts(
      readFileSync('src/content/glossary/terms.json', 'utf8'),
      TERMS.map(({definition}) => ({definition: definition.en})),
      ['definition'],
    ),
  );
  const documents = await Promise.all(
    Object.values(RPC_REFERENCES).map(async (reference) =>
      (await textsOfDocument(reference)).map(({text, key}) => ({place: `${reference.document} ${key}`, text})),
    ),
  );
  const meanings = JSON.parse(readFileSync('src/markdown/nodeKeys/meanings.json', 'utf8')) as Record<
    string,
    {meaning: string}
  >;
  const keys = Object.entries(meanings).map(([key, {meaning}]) => ({
    place: `src/markdown/nodeKeys/meanings.json ${key}`,
    text: meaning,
  }));
  return [...pages, ...labels, ...terms, ...messages, ...documents.flat(), ...keys];
}
