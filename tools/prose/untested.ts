import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Fence} from '../../src/markdown/samples/fence';
import {sampleFiles, sampleNames} from '../samples/sampleFiles';

const SCRIPTS = new Set(['ts', 'typescript', 'js', 'mjs', 'javascript']);
const PYTHON = new Set(['python', 'py']);
const SHELLS = new Set(['bash', 'sh', 'shell']);
// What a fence could not name as its sample.
const NO_SOURCE = new Set(['package-lock.json', 'last-run.json']);
const HERE = /127\.0\.0\.1|localhost|\$\{?(?:CORE|ESPACE)_RPC/;
const RUNS_HERE = /^(?:[A-Z_]+=\S+\s+)*(?:(?:node|npx|tsx|python3)\s+[\w.-]|curl\s)/;

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const asBlock = (text: string): string => `\n${lines(text).join('\n')}\n`;

/** The sources of all samples, by address, one line of code on each line. */
export function readSources(samplesDir: string): Map<string, string> {
  const files = sampleNames(samplesDir).flatMap((name) =>
    sampleFiles(path.join(samplesDir, name)).map((file) => `${name}/${file}`),
  );
  return new Map(
    files
      .filter((file) => !NO_SOURCE.has(path.basename(file)))
      .map((file) => [file, asBlock(readFileSync(path.join(samplesDir, file), 'utf8'))]),
  );
}

const NAME = '/fence.ts';
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: ['node'],
  noEmit: true,
};
// A name that no one declares.
const UNKNOWN_NAME = new Set([2304, 2552, 2580, 2581, 2582, 2583, 2584]);

/** The declarations of the language and of Node.js, read once for all fences. */
const declarations = new Map<string, ts.SourceFile | undefined>();

/** Whether a script compiles alone: all names that it uses are its own, the language's or those of packages. */
function compilesAlone(text: string): boolean {
  if (/(?:from|import)\s*\(?\s*['"]\.{1,2}\//.test(text)) return false;
  const host = ts.createCompilerHost(OPTIONS);
  const fence = ts.createSourceFile(NAME, `${text}\nexport {};`, ts.ScriptTarget.ES2022);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    if (file === NAME) return fence;
    if (!declarations.has(file)) declarations.set(file, read(file, ...rest));
    return declarations.get(file);
  };
  const program = ts.createProgram([NAME], OPTIONS, host);
  if (program.getSyntacticDiagnostics(fence).length > 0) return false;
  return !program.getSemanticDiagnostics(fence).some(({code}) => UNKNOWN_NAME.has(code));
}

/** Whether each line of a shell fence only runs a program here. */
function runsHere(text: string): boolean {
  const commands = lines(text.replaceAll('\\\n', ' ')).filter((line) => !line.startsWith('#'));
  return (
    commands.length > 0 &&
    commands.every((command) => RUNS_HERE.test(command) && (!/\bcurl\s/.test(command) || HERE.test(command)))
  );
}

/** Whether a shell fence asks a node on this machine, whatever else it does. */
const asksHere = (text: string): boolean =>
  lines(text.replaceAll('\\\n', ' ')).some((line) => /^[^#]*\bcurl\s/.test(line) && HERE.test(line));

// A package comes from a registry that the samples don't use, and another module from another fence.
const READS_ALONE = `
import ast, sys
nodes = list(ast.walk(ast.parse(sys.stdin.read())))
names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
names += [node.module or '' for node in nodes if isinstance(node, ast.ImportFrom)]
sys.exit(any(name.split('.')[0] not in sys.stdlib_module_names for name in names))
`;

/** Whether Python reads a text as a program that needs nothing but its standard library. */
const readsAsPython = (text: string): boolean =>
  spawnSync('python3', ['-c', READS_ALONE], {input: text, stdio: ['pipe', 'ignore', 'ignore']}).status === 0;

/** Why an untested fence could be a sample; undefined if it could not. */
export function couldBeSample({language, text}: Fence, sources: ReadonlyMap<string, string>): string | undefined {
  const block = asBlock(text);
  const holder = [...sources].find(([, source]) => source.includes(block))?.[0];
  if (holder !== undefined) return `its text is in samples/${holder}; name that file`;
  if (SCRIPTS.has(language ?? '') && compilesAlone(text))
    return 'it compiles unchanged; put it into a sample, and run it';
  if (
    language === 'solidity' &&
    /^pragma solidity/m.test(text) &&
    !/import\s+[^;]*["']\.{1,2}\//.test(text) &&
    !text.includes('…')
  )
    return 'it is a whole Solidity file; put it into a sample, and compile it';
  if (PYTHON.has(language ?? '') && readsAsPython(text))
    return 'Python reads it unchanged; put it into a sample, and run it';
  if (SHELLS.has(language ?? '') && runsHere(text))
    return 'it only runs programs on this machine; put it into a sample, and run it';
  if (SHELLS.has(language ?? '') && asksHere(text))
    return 'it asks a node on this machine; put that question into a sample, and run it';
  return undefined;
}
