import path from 'node:path';
import {fillFence} from './fillFence';

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
  children?: MarkdownNode[];
  position?: {start: {line: number}};
}

function* codeBelow(node: MarkdownNode): Generator<MarkdownNode> {
  if (node.type === 'code') yield node;
  for (const child of node.children ?? []) yield* codeBelow(child);
}

/** Fills each fence that names a sample, and stops the build with page and line at one that shows code from nowhere. */
export default function remarkSamples({siteDir}: RemarkSamplesOptions): (tree: MarkdownNode, file: {path?: string}) => void {
  const samplesDir = path.join(siteDir, 'samples');
  return (tree, file) => {
    const faults: string[] = [];
    for (const node of codeBelow(tree)) {
      try {
        node.value = fillFence({language: node.lang, meta: node.meta, text: node.value ?? ''}, samplesDir).text;
      } catch (error) {
        const page = path.relative(siteDir, file.path ?? '').split(path.sep).join('/');
        faults.push(`${page}:${String(node.position?.start.line ?? 1)}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
  };
}
