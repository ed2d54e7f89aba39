import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readEnglishPages} from '../src/translation/contentFiles';
import {describeMachine} from '../tests/speed/machine';
import {layOutSite} from './growth/layOutSite';
import {measureBuild, type BuildCost} from './growth/measureBuild';
import {measurePeer} from './growth/measurePeer';
import {weighSite, type SiteWeight} from './growth/weighSite';

const REPORTS = path.resolve('test-results');
const KB = 1000;
const MB = 1_000_000;
/** What the peer's cold build took for a page in one language where it was first measured: 309 s of CPU for 589 pages in three. */
const PEER_CPU_PER_PAGE = 309 / (589 * 3);
/** How many pages the portal builds in the time of one of the peer's, or more. */
const TIMES_THE_PEER = 3;
const PEAK_BYTES = 4000 * MB;

interface Grown {
  times: number;
  docs: number;
  cost: BuildCost;
  weight: SiteWeight;
}

interface Options {
  times: number[];
  peer: string | undefined;
}

/** The options of `npm run growth -- [--times N …] [--peer FOLDER]`: 1, 2 and 4 times by default, without a peer beside them. */
function parseOptions(args: string[]): Options {
  const {times = ['1', '2', '4'], peer} = parseArgs({args, options: {times: {type: 'string', multiple: true}, peer: {type: 'string'}}}).values;
  const wrong = times.filter((value) => !/^[1-9]\d*$/.test(value));
  if (wrong.length > 0) throw new Error(`--times takes whole numbers from 1, not ${wrong.join(', ')}.`);
  return {times: times.map(Number), peer: peer && path.resolve(peer)};
}

/** What the peer takes for a page on this machine, for seconds of two machines are not the same. */
async function peerPerPage(peer: string): Promise<number> {
  const {pages, seconds, cpuSeconds} = await measurePeer(peer);
  console.log(
    `peer: ${String(pages)} pages\n  build      ${seconds.toFixed(0)} s, ${cpuSeconds.toFixed(0)} s of CPU (${(cpuSeconds / pages).toFixed(3)} s a page)`,
  );
  return cpuSeconds / pages;
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

const perPageOf = ({cost, weight}: Grown): number => cost.cpuSeconds / weight.pages;

/** What the present site, unlike a grown one, must keep; of several builds of it the mean counts for CPU, the highest for memory. */
function faultsOf(present: readonly Grown[], peer: number): string[] {
  if (present.length === 0) return [];
  const perPage = present.reduce((sum, one) => sum + perPageOf(one), 0) / present.length;
  const peak = Math.max(...present.map(({cost}) => cost.peakBytes));
  const budget = peer / TIMES_THE_PEER;
  console.log(`a page takes ${perPage.toFixed(3)} s of CPU, one of the peer's ${peer.toFixed(3)} s`);
  return [
    ...(perPage <= budget ? [] : [`a page takes ${perPage.toFixed(3)} s of CPU, the budget is ${budget.toFixed(3)} s`]),
    ...(peak <= PEAK_BYTES ? [] : [`the build holds ${(peak / MB).toFixed(0)} MB, the budget is ${(PEAK_BYTES / MB).toFixed(0)} MB`]),
  ];
}

/**
 * Builds the site cold with once, twice, four times its docs, prints time, memory and bytes, and writes them to `test-results/growth.json`.
 * A peer is built between two builds of the present site: the speed of a machine drifts while they run.
 */
async function growth(): Promise<void> {
  const machine = describeMachine();
  console.log(machine);
  const options = parseOptions(process.argv.slice(2));
  const grown: Grown[] = [];
  const add = async (times: number): Promise<void> => {
    const one = await grow(times);
    grown.push(one);
    console.log(describeGrown(one));
  };
  if (options.peer) await add(1);
  const peer = options.peer ? await peerPerPage(options.peer) : PEER_CPU_PER_PAGE;
  for (const times of options.times) await add(times);
  mkdirSync(REPORTS, {recursive: true});
  writeFileSync(path.join(REPORTS, 'growth.json'), `${JSON.stringify({machine, peer, grown}, null, 2)}\n`);
  const faults = faultsOf(
    grown.filter(({times}) => times === 1),
    peer,
  );
  console.log([...faults, `${String(faults.length)} budgets are not kept`].join('\n'));
  if (faults.length > 0) process.exitCode = 1;
}

growth().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
