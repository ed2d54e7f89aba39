import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {createPortalServer} from '../../../src/delivery/server';
import {SPEED_BUDGETS, type SpeedBudget} from '../../speed/budgets';
import {figuresOf} from '../../speed/faults';
import {toMarkdown, toPageReport, type PageReport} from '../../speed/report';
import {runLighthouse, type Measured} from '../../speed/runLighthouse';
import {serve, serveCompressed} from '../../speed/serveCompressed';
import {buildSite} from '../../build/buildSite';

const REPORTS = path.resolve('test-results');
const REFERENCE = path.resolve('tools', 'speed', 'reference.html');

interface Options {
  runs: number;
  budgets: readonly SpeedBudget[];
}

/** The options of `npm run bench -- lighthouse [--only NAME …] [--runs N]`. */
function parseOptions(args: string[]): Options {
  const {only = [], runs = '3'} = parseArgs({
    args,
    options: {only: {type: 'string', multiple: true}, runs: {type: 'string'}},
  }).values;
  const names = SPEED_BUDGETS.map(({name}) => name);
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no page ${unknown.join(', ')}. Available: ${names.join(', ')}.`);
  if (!/^[1-9]\d*$/.test(runs)) throw new Error(`--runs takes a whole number from 1, not ${runs}.`);
  return {runs: Number(runs), budgets: SPEED_BUDGETS.filter(({name}) => only.length === 0 || only.includes(name))};
}

function describeRun(name: string, run: Measured, reference: Measured): string {
  const blocked = (one: Measured): string =>
    `TBT ${figuresOf(one).blocking.toFixed(0)} ms (${one.processorBlocking.toFixed(0)} ms on a processor)`;
  const {performance, shift, largestPaint} = figuresOf(run);
  const paint = `LCP ${largestPaint.toFixed(0)} ms, CLS ${shift.toFixed(3)}`;
  const beside = `the reference page beside it: ${blocked(reference)}`;
  return `${name}: performance ${String(performance)}, ${blocked(run)}, ${paint}; ${beside}`;
}

/** Runs over each page in turn, the reference page before each run. */
async function measure({runs, budgets}: Options, site: string, reference: string): Promise<PageReport[]> {
  const measured = budgets.map((budget) => ({budget, runs: [] as Measured[], references: [] as Measured[]}));
  for (let round = 0; round < runs; round++) {
    for (const page of measured) {
      const beside = await runLighthouse(reference, {categories: ['performance']});
      const run = await runLighthouse(site + page.budget.address);
      page.references.push(beside);
      page.runs.push(run);
      console.log(describeRun(page.budget.name, run, beside));
    }
  }
  return measured.map(toPageReport);
}

/**
 * Measures one page of each kind with Lighthouse, writes `test-results/lighthouse.json` and `.md`, and fails if a
 * budget is missed by more than a shared machine's noise.
 */
async function lighthouse(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  await buildSite();
  const site = await serveCompressed(createPortalServer(path.resolve('build')));
  const page = readFileSync(REFERENCE);
  const reference = await serve((_, response) =>
    response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'}).end(page),
  );
  try {
    const reports = await measure(options, site.url, reference.url);
    const table = toMarkdown(reports, options.runs);
    mkdirSync(REPORTS, {recursive: true});
    writeFileSync(path.join(REPORTS, 'lighthouse.json'), `${JSON.stringify(reports, null, 2)}\n`);
    writeFileSync(path.join(REPORTS, 'lighthouse.md'), table);
    const faults = reports.flatMap(({name, address, faults: own}) =>
      own.map((fault) => `  ${name} (${address}): ${fault}`),
    );
    const failures = reports.reduce((sum, page) => sum + page.failures.length, 0);
    console.log(
      `\n${table}\n${faults.join('\n')}\n${String(faults.length)} budgets are not kept, ${String(failures)} by more than the machine's noise`,
    );
    if (failures > 0) process.exitCode = 1;
  } finally {
    site.stop();
    reference.stop();
  }
}

lighthouse().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
