import {spawn} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SnippetLanguage} from 'docusaurus-plugin-openrpc/snippets';
import {installPackages} from '../../tools/samples/installPackages';

const FOLDER = path.resolve('samples/rpc-snippets');
const LIMIT_MS = 240_000;
const GENERATED = path.join(FOLDER, '.generated');
/** The version of websockets that the Python snippets were tried with. */
const WEBSOCKETS = '17.1';
const PYTHON = path.join(FOLDER, 'node_modules', '.python');
let python: Promise<string> | undefined;

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

/** Node.js 20 has a WebSocket only with this option. */
const WITH_WEBSOCKET = 'WebSocket' in globalThis ? [] : ['--experimental-websocket'];

async function runTypeScript(folder: string): Promise<Map<string, ProgramOutput>> {
  const ended = await run(process.execPath, [
    ...WITH_WEBSOCKET,
    '--import',
    'tsx',
    path.join(FOLDER, 'run.ts'),
    folder,
  ]);
  const outputs = readLines<ProgramOutput & {name: string}>(ended, folder);
  return new Map(
    outputs.map(({name, printed, error}) => [path.parse(name).name, {printed, ...(error !== undefined && {error})}]),
  );
}

/** A Python that has what snippets import: that of this machine, or one made beside the libraries of the others. */
async function findPython(): Promise<string> {
  if ((await run('python3', ['-c', 'import websockets'])).status === 0) return 'python3';
  const python = path.join(PYTHON, 'bin', 'python');
  if ((await run('python3', ['-m', 'venv', PYTHON])).status !== 0)
    throw new Error('Python has neither websockets nor venv.');
  const {status, stderr} = await run(python, ['-m', 'pip', 'install', '--quiet', `websockets==${WEBSOCKETS}`]);
  if (status !== 0) throw new Error(`websockets cannot be installed:\n${stderr}`);
  return python;
}

/** What a Python program printed: one value over several lines, or a value a line. */
function parsePrinted(text: string): unknown[] {
  try {
    return [JSON.parse(text) as unknown];
  } catch {
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  }
}

async function runPython(folder: string): Promise<Map<string, ProgramOutput>> {
  const ended = await run(await (python ??= findPython()), [path.resolve('tests/samples/runPrograms.py'), folder]);
  const outputs = readLines<{name: string; printed: string; error: string | null}>(ended, folder);
  return new Map(
    outputs.map(({name, printed, error}) => [
      path.parse(name).name,
      error === null ? {printed: parsePrinted(printed)} : {printed: [], error},
    ]),
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

/** What a command prints that goes on until it is stopped, up to so many lines of JSON. */
function runUntil(source: string, count: number): Promise<ProgramOutput> {
  return new Promise((resolve, reject) => {
    // Its input stays open, as in a terminal; a group of its own ends with all that the shell has started.
    const child = spawn('sh', ['-c', source], {stdio: 'pipe', cwd: FOLDER, detached: true});
    let [text, words] = ['', ''];
    const stop = (): boolean => process.kill(-(child.pid ?? 0));
    const timer = setTimeout(stop, LIMIT_MS);
    child.stderr.setEncoding('utf8').on('data', (part: string) => (words += part));
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (text.split('\n').length > count) stop();
    });
    child.on('error', reject).on('close', () => {
      clearTimeout(timer);
      const lines = text.split('\n').slice(0, -1).slice(0, count);
      resolve(
        lines.length < count
          ? {printed: lines, error: `It ended after ${String(lines.length)} lines: ${words}`}
          : {printed: lines.map((line) => JSON.parse(line) as unknown)},
      );
    });
  });
}

async function runEndless(programs: readonly Program[]): Promise<Map<string, ProgramOutput>> {
  const outputs = new Map<string, ProgramOutput>();
  for (const {name, source} of programs) outputs.set(name, await runUntil(source, 4));
  return outputs;
}

/**
 * Runs the programs of one language unchanged: a shell reads each from its input, Python and Node run those of a folder
 * in one process.
 */
export function runPrograms(
  language: SnippetLanguage,
  folder: string,
  programs: readonly Program[],
): Promise<Map<string, ProgramOutput>> {
  if (language === 'curl') return runShell(programs);
  if (language === 'wscat') return runEndless(programs);
  if (language === 'python') return runPython(writePrograms(folder, programs, 'py'));
  return runTypeScript(writePrograms(folder, programs, 'ts'));
}
