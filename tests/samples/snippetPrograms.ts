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

async function runTypeScript(folder: string): Promise<Map<string, ProgramOutput>> {
  const {stdout, stderr} = await run(process.execPath, ['--import', 'tsx', path.join(FOLDER, 'run.ts'), folder]);
  const lines = stdout.split('\n').filter(Boolean);
  if (lines.length === 0) throw new Error(`The programs in ${folder} did not run:\n${stderr}`);
  return new Map(
    lines.map((line) => {
      const {name, printed, error} = JSON.parse(line) as ProgramOutput & {name: string};
      return [name.replace(/\.ts$/, ''), {printed, ...(error !== undefined && {error})}];
    }),
  );
}

async function runEach(command: string, programs: readonly Program[]): Promise<Map<string, ProgramOutput>> {
  const outputs = new Map<string, ProgramOutput>();
  for (const {name, source} of programs) {
    const {stdout, stderr, status} = await run(command, [], source);
    outputs.set(name, status === 0 ? {printed: [JSON.parse(stdout) as unknown]} : {printed: [], error: stderr});
  }
  return outputs;
}

/** Runs the programs of one language as they stand: a shell and Python read them from their input, TypeScript runs in Node. */
export function runPrograms(language: SnippetLanguage, folder: string, programs: readonly Program[]): Promise<Map<string, ProgramOutput>> {
  if (language === 'curl') return runEach('sh', programs);
  if (language === 'python') return runEach('python3', programs);
  return runTypeScript(writePrograms(folder, programs, 'ts'));
}
