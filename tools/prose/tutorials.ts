import type {Code, Node, Parents} from 'mdast';
import {isResult} from '../../src/markdown/samples/fence';
import {fillFence} from '../../src/markdown/samples/fillFence';
import {parsePage} from './parseProse';

/** How far into a tutorial its first result is: characters before the fence marked `result`, and of the whole page. */
export interface FirstResult {
  line: number;
  before: number;
  whole: number;
}

const isCode = (node: Node): node is Code => node.type === 'code';
const textOf = (node: Node): string => ('value' in node && typeof node.value === 'string' ? node.value : '');

/** What a reader passes in a node: the code of a sample where a fence names one, else its text. */
function readText(node: Node, samplesDir: string): string {
  if (!isCode(node)) return textOf(node);
  return fillFence({language: node.lang, meta: node.meta, text: node.value}, samplesDir).text;
}

const SKIPPED = new Set(['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);

function* leavesOf(node: Node): Generator<Node> {
  if (SKIPPED.has(node.type)) return;
  if (!('children' in node)) yield node;
  else for (const child of (node as Parents).children) yield* leavesOf(child);
}

/**
 * Where a tutorial reaches its first result, in characters of its text with the code that it shows; undefined if no fence is marked.
 * Throws what `fillFence` throws.
 */
export function firstResult(page: string, samplesDir: string): FirstResult | undefined {
  let found: Omit<FirstResult, 'whole'> | undefined;
  let whole = 0;
  for (const node of leavesOf(parsePage(page).tree)) {
    if (!found && isCode(node) && isResult(node)) found = {line: node.position?.start.line ?? 1, before: whole};
    whole += readText(node, samplesDir).length;
  }
  return found && {...found, whole};
}

/** A share as readers of a report write it: 37 %. */
export function percent({before, whole}: FirstResult): string {
  return `${String(Math.round((100 * before) / whole))} %`;
}

const MINUTES = /\babout (?:\d+|an|one|two|half an) (?:minutes?|hours?)\b/i;
const ENDS = ['If something fails', 'Next steps'];

function headingsOf(page: string): string[] {
  return [...page.matchAll(/^## (.+?)(?: \{\/\*.*\*\/\})?$/gm)].flatMap(([, heading]) => heading ?? []);
}

/** The text before the first heading, where a tutorial has its time. */
function leadOf(page: string): string {
  return page.replace(/^---\n[\s\S]*?\n---\n/, '').split(/^## /m)[0] ?? '';
}

/** What an English tutorial lacks: its first result before the middle, its time, and the two sections at its end. */
export function tutorialFaults(page: string, samplesDir: string): string[] {
  const {frontMatter} = parsePage(page);
  if (frontMatter.kind !== 'tutorial') return [];
  const first = firstResult(page, samplesDir);
  const last = headingsOf(page).slice(-ENDS.length);
  return [
    ...(first ? [] : ['no fence is marked `result`; mark the first output in which the reader sees something work']),
    ...(first && first.before * 2 >= first.whole
      ? [
          `the first result is at ${percent(first)} of the page (line ${String(first.line)}); show it before the middle, and tests and attacks after it`,
        ]
      : []),
    ...(MINUTES.test(leadOf(page))
      ? []
      : ['the text before the first heading gives no time; write "About 15 minutes"']),
    ...(last.join() === ENDS.join()
      ? []
      : [`the last two sections are "${last.join('" and "')}"; end with "${ENDS.join('" and "')}"`]),
  ];
}
