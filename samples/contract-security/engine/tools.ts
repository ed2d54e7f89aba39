import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readCompiled} from './compiler.ts';
import {LINTER, type Finding} from './linter.ts';
import {ROOT} from './topics.ts';

function report(tool: string, findings: Finding[], source: string[]): string[] {
  if (findings.length === 0) return [`${tool}: nothing`];
  return findings.flatMap(({rule, line, message}) => [
    `${tool}: ${message.trim()}${rule === undefined ? '' : ` (${rule})`}`,
    `  > ${source[line - 1]?.trim().replace(/\s*\/\/.*$/, '') ?? ''}`,
  ]);
}

/** What compiler and linter say about a topic's vulnerable contract, in their words. */
export function reportTools(topic: string): string[] {
  const name = `${topic}/Vulnerable.sol`;
  const file = readCompiled()[name];
  if (!file) throw new Error(`There is no ${name}.`);
  const source = readFileSync(path.join(ROOT, name), 'utf8').split('\n');
  return [...report(`solc ${file.compiler}`, file.findings.compiler, source), ...report(LINTER, file.findings.linter, source)];
}
