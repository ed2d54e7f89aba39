/** One static check: what it is called and the command that fails when it does not hold. */
export interface Check {
  name: string;
  command: string[];
}

/** Everything that is checked without running the site, cheapest first. */
export const CHECKS: readonly Check[] = [
  {name: 'format (prettier)', command: ['prettier', '--check', '--log-level', 'warn', '.']},
  {name: 'types (tsc)', command: ['tsc', '-p', '.']},
  {name: 'code (eslint)', command: ['eslint', '--max-warnings', '0', '.']},
  {name: 'styles (stylelint)', command: ['stylelint', '--max-warnings', '0', 'src/**/*.css']},
  {name: 'markdown (markdownlint)', command: ['markdownlint-cli2']},
  {name: 'spelling (cspell)', command: ['cspell', 'lint', '--no-progress', '--no-summary', '--dot', '.']},
  {name: 'leftovers (knip)', command: ['knip', '--no-progress']},
];
