import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readEnglishPages} from '../src/translation/contentFiles';
import {describeMachine} from '../tests/speed/machine';
import {layOutSite} from './growth/layOutSite';
import {measureBuild, type BuildCost} from './growth/measureBuild';
import {weighSite, type SiteWeight} from './growth/weighSite';

const REPORTS = path.resolve('test-results');
const KB = 1000;
const MB = 1_000_000;
/** A cold build may take a third of what the peer's takes for a page in one language: 309 s of CPU for 589 pages in three. */
const CPU_PER_PAGE = 309 / (589 * 3) / 3;
const PEAK_BYTES = 4000 * MB;

interface Grown {
  times: number;
  docs: number;
  cost: BuildCost;
  weight: SiteWeight;
}

/** The options of `npm run growth -- [--times N …]`: 1, 2 and 4 by default. */
function parseTimes(args: string[]): number[] {
  const {times = ['1', '2', '4']} = parseArgs({args, options: {times: {type: 'string', multiple: true}}}).values;
  const wrong = times.filter((value) => !/^[1-9]\d*$/.test(value));
  if (wrong.length > 0) throw new Error(`--times takes whole numbers from 1, not ${wrong.join(', ')}.`);
  return times.map(Number);
}

async function grow(times: number): Promise<Grown> {
  const present = readEnglishPages('.').filter((file) => file.startsWith('docs/')).length;
  const site = layOutSite(`growth-${String(times)}`, present * (times - 1));
  const cost = await measureBuild(site);
  return {times, docs: present * times, cost, weight: await weighSite(site)};
}

function describeGrown({times, docs, cost, weight}: Grown): string {
  const perPage = (cost.cpuSeconds / weight.pages).toFixed(3);
  return `${String(times)}×: ${String(docs)} docs, ${String(weight.pages)} pages in all languages
  build      ${cost.seconds.toFixed(0)} s, ${cost.cpuSeconds.toFixed(0)} s of CPU (${perPage} s a page), at most ${(cost.peakBytes / MB).toFixed(0)} MB of memory, in ${cost.peakPhase ?? 'no phase that has a name'}
  a page     ${(weight.htmlPerPage / KB).toFixed(1)} kB of HTML; a docs page loads ${(weight.docsScripts / KB).toFixed(1)} kB of scripts, of which tables ${(weight.tables / KB).toFixed(1)} kB (gzip)
${cost.phases.map(({name, seconds, bytes}) => `    ${seconds.toFixed(1).padStart(6)} s  ${(bytes / MB).toFixed(0).padStart(6)} MB  ${name}`).join('\n')}`;
}

/** What the present site, unlike a grown one, must keep. */
function faultsOf({times, cost, weight}: Grown): string[] {
  if (times !== 1) return [];
  const perPage = cost.cpuSeconds / weight.pages;
  return [
    ...(perPage <= CPU_PER_PAGE ? [] : [`a page takes ${perPage.toFixed(3)} s of CPU, the budget is ${CPU_PER_PAGE.toFixed(3)} s`]),
    ...(cost.peakBytes <= PEAK_BYTES ? [] : [`the build holds ${(cost.peakBytes / MB).toFixed(0)} MB, the budget is ${(PEAK_BYTES / MB).toFixed(0)} MB`]),
  ];
}

/** Builds the site cold with once, twice, four times its docs, prints time, memory and bytes, and writes them to `test-results/growth.json`. */
async function growth(): Promise<void> {
  const machine = describeMachine();
  console.log(machine);
  const grown: Grown[] = [];
  for (const times of parseTimes(process.argv.slice(2))) {
    const one = await grow(times);
    grown.push(one);
    console.log(describeGrown(one));
  }
  mkdirSync(REPORTS, {recursive: true});
  writeFileSync(path.join(REPORTS, 'growth.json'), `${JSON.stringify({machine, grown}, null, 2)}\n`);
  const faults = grown.flatMap(faultsOf);
  console.log([...faults, `${String(faults.length)} budgets are not kept`].join('\n'));
  if (faults.length > 0) process.exitCode = 1;
}

growth().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
