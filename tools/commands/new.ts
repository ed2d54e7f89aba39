import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {collectAnswers, type Ask} from '../newPage/collectAnswers';
import {planPage, type PagePlan} from '../newPage/planPage';
import {FLAGS, type Answers} from '../newPage/questions';
import {readAuthoredSite} from '../newPage/readAuthoredSite';

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

/** `npm run new`: a page with all that belongs to it, from answers or flags, and what is left to do. */
async function newPage(): Promise<void> {
  const given = await answers(parseFlags(process.argv.slice(2)));
  const plan = planPage(readAuthoredSite('.'), given, new Date().toISOString().slice(0, 10));
  write(plan);
  console.log(`\nLeft to do:\n${plan.left.map((step, index) => `${String(index + 1)}. ${step}`).join('\n')}`);
}

newPage().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
