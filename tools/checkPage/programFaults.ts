import {runProgram} from '../gate/stages';
import {packageProgram} from '../verbs/packageProgram';

/** A program of the gate that checks one file: its arguments, and what to report for a line with a fault. */
interface Program {
  name: string;
  args: (file: string) => string[];
  cure: (line: string) => string;
}

const PROGRAMS: readonly Program[] = [
  {
    name: 'cspell',
    args: (file) => ['lint', '--no-progress', '--no-summary', '--no-color', '--no-must-find-files', file],
    cure: (line) => `${line}; a word that is right goes into .cspell/portal.txt`,
  },
  {name: 'markdownlint-cli2', args: (file) => ['--no-globs', file], cure: (line) => line},
  {
    name: 'prettier',
    args: (file) => ['--check', '--log-level', 'warn', file],
    cure: (line) =>
      `${line.replace(/^\[warn\] /, '')}:1: not formatted; run npx prettier --write ${line.replace(/^\[warn\] /, '')}`,
  },
];

/**
 * The environment of a program whose lines are read: without colors, which several give at a terminal, under
 * `FORCE_COLOR` and under `CI`.
 */
const plain = (): NodeJS.ProcessEnv => ({...process.env, NO_COLOR: '1', FORCE_COLOR: '0'});

/** What one program finds in a file: its lines that name the file, or all that it said where it failed without one. */
async function ask({name, args, cure}: Program, file: string, root: string): Promise<string[]> {
  const said: string[] = [];
  const [node, program] = packageProgram(name);
  const status = await runProgram(node, [program, ...args(file)], (text) => said.push(text), plain(), root);
  if (status === 0) return [];
  const lines = said
    .join('')
    .split('\n')
    .map((line) => line.replace(/^\.\//, '').trim())
    .filter((line) => line.replace(/^\[warn\] /, '').startsWith(file));
  return lines.length > 0
    ? [...new Set(lines)].map(cure)
    : [`${file}:1: ${name} ended with ${String(status)}: ${said.join('').trim()}`];
}

/**
 * What spelling, markdownlint and the formatter find in a file below `root`; each passes over what the settings there
 * leave out.
 */
export async function programFaults(file: string, root = '.'): Promise<string[]> {
  return (await Promise.all(PROGRAMS.map((program) => ask(program, file, root)))).flat();
}
