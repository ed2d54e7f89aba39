import {spawnSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {collectAnswers, type Ask} from '../newPage/collectAnswers';
import {planPage, type PagePlan} from '../newPage/planPage';
import {FLAGS, type Answers} from '../newPage/questions';
import {readAuthoredSite} from '../newPage/readAuthoredSite';

const LOCK = 'npm install --package-lock-only --ignore-scripts --no-audit --no-fund --loglevel=error';

/** The answers on the command line. */
function parseFlags(args: string[]): Answers {
  const options = Object.fromEntries(FLAGS.map((flag) => [flag, {type: 'string' as const}]));
  const {values} = parseArgs({args, options});
  return Object.fromEntries(
    Object.entries(values).flatMap(([flag, value]) => (typeof value === 'string' ? [[flag, value.trim()]] : [])),
  );
}

/** Lets a person answer if there is one. */
async function answers(flags: Answers): Promise<Answers> {
  const site = readAuthoredSite('.');
  if (!process.stdin.isTTY) return collectAnswers(flags, site);
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  const ask: Ask = (text) => terminal.question(text);
  try {
    return await collectAnswers(flags, site, ask, console.log);
  } finally {
    terminal.close();
  }
}

function write({files}: PagePlan): void {
  for (const {file, text, change} of files) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text, {flag: change === 'new' ? 'wx' : 'w'});
    console.log(`${change === 'new' ? 'new    ' : 'changed'} ${file}`);
  }
}

/** Has npm write a sample's lock; a step that is left where npm cannot. */
function lockStep({files}: PagePlan): string[] {
  const manifest = files.find(({file}) => /^samples\/[^/]+\/package\.json$/.test(file));
  if (!manifest) return [];
  const folder = path.posix.dirname(manifest.file);
  const {status} = spawnSync(LOCK, {cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: true});
  if (status !== 0) return [`cd ${folder} && npm install --package-lock-only  (npm could not be asked now)`];
  console.log(`new     ${folder}/package-lock.json`);
  return [];
}

/** `npm run new`: a page with all that belongs to it, from answers or flags, and what is left to do. */
async function newPage(): Promise<void> {
  const given = await answers(parseFlags(process.argv.slice(2)));
  const plan = planPage(readAuthoredSite('.'), given, new Date().toISOString().slice(0, 10));
  write(plan);
  const left = [...lockStep(plan), ...plan.left];
  console.log(`\nLeft to do:\n${left.map((step, index) => `${String(index + 1)}. ${step}`).join('\n')}`);
}

newPage().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
