import path from 'node:path';
import {fillFence, type FilledFence} from './fillFence';
import {gasSaved} from './gasSaved';
import {readReport, testedWithText, type SampleReport} from './report';

/** Where the site lies; its samples are in `samples/`. */
export interface RemarkSamplesOptions {
  siteDir: string;
}

/** A node of the Markdown tree, as far as code blocks are concerned. */
export interface MarkdownNode {
  type: string;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  data?: {hProperties?: Record<string, unknown>};
  children?: MarkdownNode[];
  position?: {start: {line: number}};
}

function* codeBelow(node: MarkdownNode): Generator<MarkdownNode> {
  if (node.type === 'code') yield node;
  for (const child of node.children ?? []) yield* codeBelow(child);
}

/** What readers see of the last run of the sample behind a fence; empty for output, and for what came from no sample. */
function testedWith({origin}: FilledFence, report: SampleReport): string {
  if (origin?.kind !== 'sample' && origin?.kind !== 'diff') return '';
  const record = report[origin.file.split('/')[0] ?? ''];
  return record ? testedWithText(record) : '';
}

/** Puts a fence's text into its node, and what it was tested with where the code block of the theme finds it. */
function fillNode(node: MarkdownNode, samplesDir: string, report: SampleReport): void {
  const filled = fillFence({language: node.lang, meta: node.meta, text: node.value ?? ''}, samplesDir);
  node.value = filled.text;
  const versions = testedWith(filled, report);
  const saved = filled.origin?.kind === 'diff' ? gasSaved(samplesDir, filled.origin.file) : undefined;
  const properties = {...(versions !== '' && {testedWith: versions}), ...(saved && {gasSaved: JSON.stringify(saved)})};
  if (Object.keys(properties).length > 0) node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}

/** Fills each fence that names a sample, and stops the build with page and line at one that shows code from nowhere. */
export default function remarkSamples({siteDir}: RemarkSamplesOptions): (tree: MarkdownNode, file: {path?: string}) => void {
  const samplesDir = path.join(siteDir, 'samples');
  return (tree, file) => {
    const faults: string[] = [];
    const report = readReport(samplesDir);
    for (const node of codeBelow(tree)) {
      try {
        fillNode(node, samplesDir, report);
      } catch (error) {
        const page = path.relative(siteDir, file.path ?? '').split(path.sep).join('/');
        faults.push(`${page}:${String(node.position?.start.line ?? 1)}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
  };
}
