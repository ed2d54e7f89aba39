import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import type {PAGE_KINDS} from '../../src/content/pageVocabulary';

/** What the text of a new page is made from. */
export interface PageRequest {
  kind: (typeof PAGE_KINDS)[number];
  space: string;
  title: string;
  tags: string[];
  position: number;
  /** The day of today, as `checked.date`. */
  date: string;
  sample?: string;
}

/** The page that shows the templates; what a new page starts from is read there, so that the two cannot differ. */
export const TEMPLATES_PAGE = 'docs/general/CONTRIBUTING/page-templates.mdx';

const GUIDE = `
## Where to start {/* #where-to-start */}

The pages of this subject, in the order in which they are read, each as a link with what the reader learns there.
`;
const FENCE = /```\w+(?: title="[^"]*")? (sample|output)="[^"]*"( result)?\n```\n/g;

/** The body of a kind's template, below its front matter. */
function templateBody(siteDir: string, kind: PageRequest['kind']): string {
  if (kind === 'guide') return GUIDE;
  const page = readFileSync(path.join(siteDir, TEMPLATES_PAGE), 'utf8').replaceAll('\r\n', '\n');
  const fence = new RegExp(`\`{4}mdx title="${kind}\\.mdx"[^\\n]*\\n---\\n[\\s\\S]*?\\n---\\n([\\s\\S]*?)\`{4}`).exec(
    page,
  );
  if (fence?.[1] === undefined)
    throw new Error(`${TEMPLATES_PAGE} has no template ${kind}.mdx in a fence of four backticks`);
  return fence[1];
}

/** The fences that show the new sample and what it prints. */
const sampleFences = (sample: string, mark = ''): Record<string, string> => ({
  sample: `\`\`\`ts title="main.ts" sample="${sample}/main.ts"\n\`\`\`\n`,
  output: `\`\`\`text output="${sample}/output.txt"${mark}\n\`\`\`\n`,
});

/**
 * The template with the new sample where it shows one; before its last section where it shows none, and no fence
 * without a sample.
 */
function withSample(body: string, sample: string | undefined): string {
  if (sample === undefined) return body.replace(new RegExp(`${FENCE.source}\n?`, 'g'), '');
  const shown = new Set<string>();
  const filled = body.replace(FENCE, (_, kind: string, mark?: string) => {
    shown.add(kind);
    return sampleFences(sample, mark)[kind] ?? '';
  });
  const missing = Object.entries(sampleFences(sample)).flatMap(([kind, fence]) => (shown.has(kind) ? [] : [fence]));
  if (missing.length === 0) return filled;
  const last = filled.lastIndexOf('\n## ') + 1;
  const at = last > 1 ? last : filled.length;
  return `${filled.slice(0, at)}${missing.join('\n')}\n${filled.slice(at)}`.replace(/\n+$/, '\n');
}

/** The text of a new page. Description and sources are empty, so that the checks ask for them. */
export function pageText(siteDir: string, {kind, space, title, tags, position, date, sample}: PageRequest): string {
  const text = (fields: object): string => stringify(fields, {lineWidth: 0});
  const head =
    text({title, description: '', sidebar_position: position, kind, space}) +
    `tags: [${tags.join(', ')}]\nsources: []\nchecked:\n  date: '${date}'\n`;
  return `---\n${head}---\n${withSample(templateBody(siteDir, kind), sample)}`;
}
