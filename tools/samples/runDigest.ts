import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {sampleDigest, type Sample} from './sampleFiles';

const CODE = ['tools/samples/installPackages.ts', 'tools/samples/runSteps.ts'];
/** The node runs in a process of its own, which no import leads to. */
const CODE_OF_NODE = ['tools/localNode/startLocalNode.ts', 'tools/localNode/child.ts'];
const NODE_PACKAGE = 'node_modules/@xcfx/node-linux-x64-gnu';
const ENDINGS = ['', '.ts', '.json'];

/** The relative modules that a file needs when it runs: types alone are left out. */
function importsOf(file: string): string[] {
  const {statements} = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    const isImport =
      ts.isImportDeclaration(statement) && statement.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword;
    const isExport = ts.isExportDeclaration(statement) && !statement.isTypeOnly;
    const from = isImport || isExport ? statement.moduleSpecifier : undefined;
    return from && ts.isStringLiteral(from) && from.text.startsWith('.') ? [from.text] : [];
  });
}

/**
 * A module and every file of the project that it needs when it runs, sorted; packages are left out. Throws if an import
 * leads nowhere.
 */
export function filesBehind(entry: string, found = new Set<string>()): string[] {
  if (found.has(entry)) return [...found];
  found.add(entry);
  for (const name of entry.endsWith('.json') ? [] : importsOf(entry)) {
    const base = path.posix.join(path.posix.dirname(entry), name);
    const file = ENDINGS.map((ending) => base + ending).find(
      (candidate) => path.extname(candidate) !== '' && existsSync(candidate),
    );
    if (file === undefined) throw new Error(`${entry} imports ${name}, which is not a file`);
    filesBehind(file, found);
  }
  return [...found].sort();
}

interface Lock {
  packages: Record<string, {version?: string; integrity?: string} | undefined>;
}

/** The Conflux node that the project's lock file names. */
function nodePackage(): string {
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const {version = '', integrity = ''} = packages[NODE_PACKAGE] ?? {};
  return `${version} ${integrity}`;
}

function codeDigest(entries: readonly string[]): string {
  const digest = createHash('sha256');
  const files = new Set(entries.flatMap((entry) => filesBehind(entry)));
  // The same on a system that ends lines in another way.
  for (const file of files) digest.update(`${file}\0`).update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  return digest.digest('hex');
}

/**
 * Twelve hex digits of all that the outcome of a sample's run depends on: its files with its lock, the code that runs
 * it, and for a sample with a local node that node and the code that starts it. The same on every Node.js, whose
 * version the record has beside it. Reads the project in the working folder.
 */
export function runDigest({folder, manifest}: Sample): string {
  const withNode = manifest.node === 'local';
  const code = codeDigest(withNode ? [...CODE, ...CODE_OF_NODE] : CODE);
  const parts = [sampleDigest(folder), code, withNode ? nodePackage() : ''];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
}
