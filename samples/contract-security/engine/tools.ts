import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCompiled } from './compiler.ts';
import { FORGE } from './forge.ts';
import { LINTER, type Finding } from './linter.ts';
import { ROOT } from './topics.ts';

function report(tool: string, findings: Finding[], source: string[]): string[] {
  if (findings.length === 0) return [`${tool}: nothing`];
  return findings.flatMap(({ rule, line, message }) => [
    `${tool}: ${message.trim()}${rule === undefined ? '' : ` (${rule})`}`,
    `  > ${source[line - 1]?.trim().replace(/\s*\/\/.*$/, '') ?? ''}`,
  ]);
}

/** What the compiler and both linters say about a topic's vulnerable contract, in their words. */
export function reportTools(topic: string): string[] {
  const name = `${topic}/Vulnerable.sol`;
  const file = readCompiled()[name];
  if (!file) throw new Error(`There is no ${name}.`);
  const source = readFileSync(path.join(ROOT, name), 'utf8').split('\n');
  const { compiler, linter, forge } = file.findings;
  return [
    ...report(`solc ${file.compiler}`, compiler, source),
    ...report(LINTER, linter, source),
    ...(forge ? report(FORGE, forge, source) : [`${FORGE}: not run, it needs Solidity 0.8`]),
  ];
}
