import {spawn, type ChildProcess} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {chromium, type Page} from '@playwright/test';
import {freePorts} from '../../localNode/ports';
import {findBrowser, FLAGS} from '../../browser/browser';
import {describeMachine} from '../../speed/machine';
import {median} from '../../speed/median';
import {NOISE} from '../../speed/noise';
import {layOutSite} from '../../growth/layOutSite';

const PAGE = 'docs/general/conflux-basics/gas';
const BUDGET_SECONDS = 2;
const PATIENCE = 300_000;
const KEPT = 2000;
// The first edit after the start also fills caches, as a writer's own first one does; it is not counted.
const UNCOUNTED = 1;

/** Resolves once the development server responds; rejects with its last output if it ends before. */
async function untilReady(server: ChildProcess, origin: string): Promise<void> {
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-KEPT)));
  const answers = async (): Promise<boolean> => (await fetch(origin).catch(() => undefined))?.ok ?? false;
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`The development server stopped:\n${said}`);
    await sleep(500);
  }
}

/** Seconds from the writing of a page until a reader's open page shows the new words. */
async function timeEdit(page: Page, file: string, marker: string): Promise<number> {
  const text = readFileSync(file, 'utf8').replace(/ ?Edit \d+ of the measurement\./, '');
  // The first heading is followed by a paragraph that is on screen at once.
  const edited = text.replace(/^(## .*\n\n[^\n]+)/m, `$1 ${marker}`);
  if (edited === text)
    throw new Error(
      `${PAGE}.mdx no longer has a paragraph after its first heading: choose another page in tools/commands/bench/edit-time.ts.`,
    );
  const started = performance.now();
  writeFileSync(file, edited);
  await page.waitForFunction((words) => document.body.textContent.includes(words), marker, {
    polling: 20,
    timeout: PATIENCE,
  });
  return (performance.now() - started) / 1000;
}

async function measure(site: string, origin: string, edits: number): Promise<number[]> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: [...FLAGS]});
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/${PAGE}`, {timeout: PATIENCE});
    await page.waitForSelector('article h2', {timeout: PATIENCE});
    const seconds: number[] = [];
    for (let edit = 1; edit <= edits + UNCOUNTED; edit++) {
      const taken = await timeEdit(page, path.join(site, `${PAGE}.mdx`), `Edit ${String(edit)} of the measurement.`);
      console.log(`edit ${String(edit)}: ${taken.toFixed(2)} s${edit > UNCOUNTED ? '' : ' (not counted)'}`);
      if (edit > UNCOUNTED) seconds.push(taken);
      // Let what the edit set off come to rest, so that the next one starts afresh.
      await page.waitForTimeout(3000);
    }
    return seconds;
  } finally {
    await browser.close();
  }
}

/**
 * Starts the development server over a copy of the site in one language, edits a docs page, and prints the median time
 * until a browser shows the new text; fails if it misses its budget by more than a shared machine's noise.
 */
async function editTime(): Promise<void> {
  const {edits = '5'} = parseArgs({options: {edits: {type: 'string'}}}).values;
  const root = process.cwd();
  const site = layOutSite('edit-time', 0);
  const [port = 0] = await freePorts(1);
  const origin = `http://localhost:${String(port)}`;
  const bin = path.join(root, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const server = spawn(process.execPath, [bin, 'start', '--locale', 'en', '--no-open', '--port', String(port)], {
    cwd: site,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await untilReady(server, origin);
    const seconds = median(await measure(site, origin, Number(edits)));
    console.log(
      `${describeMachine()}\nOne edited page is shown after ${seconds.toFixed(2)} s, the median of ${edits}; the budget is ${String(BUDGET_SECONDS)} s.`,
    );
    if (!(seconds <= BUDGET_SECONDS * NOISE)) process.exitCode = 1;
  } finally {
    server.kill();
  }
}

editTime().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
