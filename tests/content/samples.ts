import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {lineOf, parsePage, walk} from './parseProse';

/** One fenced code block of a page: where it stands, its language, the sample that it names and the text it shows. */
export interface Fence {
  line: number;
  language?: string;
  sample?: string;
  text: string;
}

/** Languages in which a reader runs something, as opposed to output or data. */
export const CODE_LANGUAGES: ReadonlySet<string> = new Set(['ts', 'tsx', 'js', 'jsx', 'solidity', 'python', 'rust', 'go', 'java', 'bash', 'shell', 'sh']);

const MARKER = /^\s*(?:\/\/|#|<!--|\/\*|--)\s*#(region|endregion)\b\s*([\w.-]*)/;

/** Every fence of a page. */
export function fencesOf(page: string): Fence[] {
  return [...walk(parsePage(page).tree)]
    .filter(({type}) => type === 'code')
    .map((node) => {
      const sample = /(?:^|\s)sample="([^"]*)"/.exec(node.meta ?? '')?.[1];
      return {line: lineOf(node), text: node.value ?? '', ...(node.lang && {language: node.lang}), ...(sample !== undefined && {sample})};
    });
}

/** The lines without the indentation that all of them share. */
function dedent(lines: string[]): string[] {
  const depths = lines.filter((line) => line.trim() !== '').map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const shared = depths.length > 0 ? Math.min(...depths) : 0;
  return lines.map((line) => line.slice(shared));
}

/** The text between a region's two comment lines without their shared indentation, or undefined where one of them is missing. */
export function regionOf(text: string, name: string): string | undefined {
  const lines = text.split('\n');
  const at = (kind: string): number => lines.findIndex((line) => MARKER.exec(line)?.slice(1, 3).join(' ') === `${kind} ${name}`);
  const from = at('region');
  const to = at('endregion');
  return from < 0 || to < from ? undefined : dedent(lines.slice(from + 1, to)).join('\n');
}

/** What is wrong with one fence, seen against the samples folder; undefined for a good one. */
export function fenceFault({language, sample, text}: Fence, samplesDir: string): string | undefined {
  if (!language) return 'this fence names no language; write one after the backticks, `text` for plain output';
  if (sample === undefined) return undefined;
  const [file = '', region] = sample.split('#');
  const address = path.join(samplesDir, file);
  if (path.relative(samplesDir, address).startsWith('..') || !existsSync(address)) return `there is no file samples/${file}`;
  const whole = readFileSync(address, 'utf8');
  // The one newline that ends a file is the fence's own last line break.
  const expected = region === undefined ? whole.replace(/\n$/, '') : regionOf(whole, region);
  if (expected === undefined) return `samples/${file} has no region "${region ?? ''}" between its two comment lines`;
  return expected === text ? undefined : `differs from samples/${sample} at its line ${String(firstDifference(text, expected))}`;
}

function firstDifference(shown: string, expected: string): number {
  const wanted = expected.split('\n');
  const at = shown.split('\n').findIndex((line, index) => line !== wanted[index]);
  return (at < 0 ? shown.split('\n').length : at) + 1;
}
