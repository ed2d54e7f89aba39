import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {TRANSLATIONS} from '../config/locales';
import type {WorkerSettings} from './workerScope';

const prefixes = TRANSLATIONS.map(({prefix}) => prefix);

/**
 * The JavaScript of a worker's source, as the classic script that every browser takes; throws if the source imports
 * more than types.
 */
export function compileWorker(name: 'serviceWorker' | 'retiredWorker'): string {
  const source = readFileSync(path.join(__dirname, `${name}.ts`), 'utf8');
  const {outputText} = ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ES2022,
      verbatimModuleSyntax: true,
      removeComments: true,
    },
  });
  const script = outputText.replace(/^export \{\};?\s*$/m, '');
  if (/^\s*(?:import|export)\b/m.test(script))
    throw new Error(`src/offline/${name}.ts imports or exports more than types, which a classic script cannot.`);
  return script;
}

/** The names of all hashed files, which differ between any two deployments whose pages do. */
function namesOfFiles(buildDir: string): string[] {
  return ['', ...prefixes].flatMap((prefix) => {
    const folder = path.join(buildDir, prefix, 'assets');
    return existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort() : [];
  });
}

/**
 * When the sources of a build were committed, in seconds since 1970; the time of the build where their history is
 * missing.
 */
function commitTime(): number {
  const {stdout} = spawnSync('git', ['log', '-1', '--format=%ct'], {encoding: 'utf8'});
  return Number(stdout) || Math.floor(Date.now() / 1000);
}

/**
 * Writes `sw.js`, which keeps what readers have seen; or, where the deployment does without it, one that takes an
 * earlier one away.
 */
export function writeServiceWorker(buildDir: string, kept: readonly string[], isOff: boolean): void {
  const file = path.join(buildDir, 'sw.js');
  if (isOff) {
    writeFileSync(file, compileWorker('retiredWorker'));
    return;
  }
  const script = compileWorker('serviceWorker');
  const version = createHash('sha256')
    .update(namesOfFiles(buildDir).join('\n'))
    .update(script)
    .digest('hex')
    .slice(0, 12);
  const settings: WorkerSettings = {version, committed: commitTime(), prefixes, kept};
  writeFileSync(file, `const SETTINGS = ${JSON.stringify(settings)};\n${script}`);
}
