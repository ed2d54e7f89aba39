import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './linter.ts';
import { ROOT } from './topics.ts';

const MODULES = path.join(ROOT, 'node_modules');
const { version } = JSON.parse(
  readFileSync(path.join(MODULES, '@foundry-rs/forge/package.json'), 'utf8'),
) as { version: string };

/** The name of Foundry's linter with its version. */
export const FORGE = `forge lint ${version}`;

interface Diagnostic {
  message: string;
  code: { code: string } | null;
  spans: { file_name: string; line_start: number; is_primary: boolean }[];
}

/** What Foundry's linter says about each file, from low severity up; it reads Solidity from 0.8 on. */
export function lintWithForge(files: string[]): Record<string, Finding[]> {
  const args = ['lint', '--json', '--severity', 'high', 'med', 'low', '--', ...files];
  const { stderr, error } = spawnSync(path.join(MODULES, '.bin/forge'), args, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (error) throw error;
  // It ends with 0 even where it could not start.
  if (/^Error/m.test(stderr)) throw new Error(`${FORGE}: ${stderr}`);
  const diagnostics = stderr
    .split('\n')
    .filter((line) => line.startsWith('{"$message_type":"diagnostic"'))
    .map((line) => JSON.parse(line) as Diagnostic);
  const findings: Record<string, Finding[]> = Object.fromEntries(files.map((file) => [file, []]));
  for (const { message, code, spans } of diagnostics) {
    const span = spans.find(({ is_primary }) => is_primary);
    const found = span && findings[span.file_name];
    if (found) found.push({ rule: code?.code, line: span.line_start, message });
  }
  if (Object.values(findings).every(({ length }) => length === 0))
    throw new Error(`${FORGE} found nothing at all: did it run?`);
  for (const found of Object.values(findings)) found.sort((left, right) => left.line - right.line);
  return findings;
}
