import {spawn} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {installPackages} from '../../src/samples/run/installPackages';
import type {SnippetLanguage} from '../../src/plugins/docusaurus-plugin-openrpc/src/request';

const FOLDER = path.resolve('samples/rpc-snippets');
const LIMIT_MS = 240_000;
const GENERATED = path.join(FOLDER, '.generated');

/** What a program printed, value by value, or the words of the error that it ended with. */
export interface ProgramOutput {
  printed: unknown[];
  error?: string;
}

/** One snippet as a program, by a name that no other has. */
export interface Program {
  name: string;
  source: string;
}

/** Installs the libraries that snippets use, where they are not there as the lock file has them. */
export async function installLibraries(): Promise<void> {
  await installPackages(FOLDER);
}

/** Removes what an earlier run has left. */
export function clearPrograms(): void {
  rmSync(GENERATED, {recursive: true, force: true});
}

/** Writes the programs of a language below a folder of that name, and returns it. */
export function writePrograms(folder: string, programs: readonly Program[], extension: string): string {
  const target = path.join(GENERATED, folder);
  mkdirSync(target, {recursive: true});
  for (const {name, source} of programs) writeFileSync(path.join(target, `${name}.${extension}`), source);
  return target;
}

interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command to its end without holding up this process, where the node's proxies answer. */
function run(command: string, args: string[], input = ''): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {stdio: 'pipe', timeout: LIMIT_MS});
    const ended: Ended = {status: null, stdout: '', stderr: ''};
    child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (ended.stderr += text));
    child.on('error', reject).on('close', (status) => resolve({...ended, status}));
    child.stdin.end(input);
  });
}

/** Compiles every TypeScript program that has been written; the compiler's words where it refuses one. */
export async function compilePrograms(): Promise<string> {
  return (await run(path.resolve('node_modules/.bin/tsc'), ['-p', FOLDER])).stdout;
}

/** The lines of JSON that a program for a whole folder prints, one for each program in it. */
function readLines<T>({stdout, stderr}: Ended, folder: string): T[] {
  const lines = stdout.split('\n').filter(Boolean);
  if (lines.length === 0) throw new Error(`The programs in ${folder} did not run:\n${stderr}`);
  return lines.map((line) => JSON.parse(line) as T);
}

async function runTypeScript(folder: string): Promise<Map<string, ProgramOutput>> {
  const ended = await run(process.execPath, ['--import', 'tsx', path.join(FOLDER, 'run.ts'), folder]);
  const outputs = readLines<ProgramOutput & {name: string}>(ended, folder);
  return new Map(outputs.map(({name, printed, error}) => [path.parse(name).name, {printed, ...(error !== undefined && {error})}]));
}

async function runPython(folder: string): Promise<Map<string, ProgramOutput>> {
  const ended = await run('python3', [path.resolve('tests/samples/runPrograms.py'), folder]);
  const outputs = readLines<{name: string; printed: string; error: string | null}>(ended, folder);
  return new Map(
    outputs.map(({name, printed, error}) => [path.parse(name).name, error === null ? {printed: [JSON.parse(printed) as unknown]} : {printed: [], error}]),
  );
}

/** Each program in a shell of its own. */
async function runShell(programs: readonly Program[]): Promise<Map<string, ProgramOutput>> {
  const outputs = new Map<string, ProgramOutput>();
  for (const {name, source} of programs) {
    const {stdout, stderr, status} = await run('sh', [], source);
    outputs.set(name, status === 0 ? {printed: [JSON.parse(stdout) as unknown]} : {printed: [], error: stderr});
  }
  return outputs;
}

/** Runs the programs of one language as they stand: a shell reads each from its input, Python and Node run those of a folder in one process. */
export function runPrograms(language: SnippetLanguage, folder: string, programs: readonly Program[]): Promise<Map<string, ProgramOutput>> {
  if (language === 'curl') return runShell(programs);
  if (language === 'python') return runPython(writePrograms(folder, programs, 'py'));
  return runTypeScript(writePrograms(folder, programs, 'ts'));
}
