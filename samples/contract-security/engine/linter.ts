import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import solhint from 'solhint';
import { ROOT } from './topics.ts';

/** What one tool says about one line. */
export interface Finding {
  rule?: string;
  line: number;
  message: string;
}

const { version } = createRequire(import.meta.url)('solhint/package.json') as { version: string };
const { rules } = JSON.parse(readFileSync(path.join(ROOT, '.solhint.json'), 'utf8')) as {
  rules: Record<string, unknown>;
};

/** The name of the linter with its version. */
export const LINTER = `solhint ${version}`;

/** What the linter's security rules say about a file. */
export function lint(file: string): Finding[] {
  const { reports } = solhint.processStr(
    readFileSync(path.join(ROOT, file), 'utf8'),
    { rules },
    file,
  );
  return reports.map(({ ruleId, line, message }) => ({ rule: ruleId, line, message }));
}
