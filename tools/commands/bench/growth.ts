import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readEnglishPages} from '../../../src/translation/contentFiles';
import {describeMachine} from '../../speed/machine';
import {judge, type Pages} from '../../growth/judge';
import {addPages, layOutSite} from '../../growth/layOutSite';
import {measureBuild, type BuildCost} from '../../growth/measureBuild';
import {measurePeer} from '../../growth/measurePeer';
import {weighSite, type SiteWeight} from '../../growth/weighSite';

const REPORTS = path.resolve('test-results');
const KB = 1000;
const MB = 1_000_000;

interface Grown {
  times: number;
  docs: number;
  cost: BuildCost;
  weight: SiteWeight;
}

interface Options {
  times: number[];
  peer: string | undefined;
  rounds: number;
  /** So many pages to add to this checkout in every language, and nothing to measure. */
  add: number | undefined;
}

/**
 * The options of `npm run bench -- growth [--times N …] [--peer FOLDER [--rounds N]]`: 1, 2 and 4 times by default,
 * without a peer beside them. `--add N` only writes N made-up pages into this checkout, so that the gate can be asked
 * with them: do it in a clone, and commit there.
 */
function parseOptions(args: string[]): Options {
  const {
    times = ['1', '2', '4'],
    peer,
    rounds = '3',
    add,
  } = parseArgs({
    args,
    options: {
      times: {type: 'string', multiple: true},
      peer: {type: 'string'},
      rounds: {type: 'string'},
      add: {type: 'string'},
    },
  }).values;
  const whole = (option: string, value: string): number => {
    if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${option} takes a whole number from 1, not ${value}.`);
    return Number(value);
  };
  return {
    times: times.map((value) => whole('times', value)),
    peer: peer && path.resolve(peer),
    rounds: whole('rounds', rounds),
    add: add === undefined ? undefined : whole('add', add),
  };
}

/** What the peer takes for a page on this machine, for seconds of two machines are not the same. */
async function growPeer(peer: string): Promise<Pages> {
  const {pages, seconds, cpuSeconds, pace} = await measurePeer(peer);
  const perPage = cpuSeconds / pages;
  console.log(
    `peer: ${String(pages)} pages\n  build      ${seconds.toFixed(0)} s, ${cpuSeconds.toFixed(0)} s of CPU ` +
      `(${perPage.toFixed(3)} s a page; the fixed work ${pace.toFixed(1)} ms)`,
  );
  return {perPage, pace};
}

async function grow(times: number): Promise<Grown> {
  const present = readEnglishPages('.').filter((file) => file.startsWith('docs/')).length;
  const site = layOutSite(`growth-${String(times)}`, present * (times - 1));
  const cost = await measureBuild(site);
  return {times, docs: present * times, cost, weight: weighSite(site)};
}

function describeGrown({times, docs, cost, weight}: Grown): string {
  const perPage = (cost.cpuSeconds / weight.pages).toFixed(3);
  const time = `${cost.seconds.toFixed(0)} s, ${cost.cpuSeconds.toFixed(0)} s of CPU`;
  const memory = `${(cost.peakBytes / MB).toFixed(0)} MB of memory, in ${cost.peakPhase ?? 'no phase that has a name'}`;
  return [
    `${String(times)}×: ${String(docs)} docs, ${String(weight.pages)} pages in all languages`,
    `  build      ${time} (${perPage} s a page; the fixed work ${cost.pace.toFixed(1)} ms), at most ${memory}`,
    `  a page     ${(weight.htmlPerPage / KB).toFixed(1)} kB of HTML; a docs page loads ${(weight.docsScripts / KB).toFixed(1)} kB of scripts (gzip)`,
    ...cost.phases.map(
      ({name, seconds, bytes}) =>
        `    ${seconds.toFixed(1).padStart(6)} s  ${(bytes / MB).toFixed(0).padStart(6)} MB  ${name}`,
    ),
  ].join('\n');
}

/**
 * Builds the site cold with once, twice, four times its docs, prints time, memory and bytes, and writes them to
 * `test-results/growth.json`. A peer takes turns with the present site, which begins and ends: the speed of a machine
 * drifts while they run.
 */
async function growth(): Promise<void> {
  const {times, peer, rounds, add} = parseOptions(process.argv.slice(2));
  if (add !== undefined) {
    addPages('.', add);
    console.log(`${String(add)} made-up pages are in docs/ now, each in every language.`);
    return;
  }
  const machine = describeMachine();
  console.log(machine);
  const grown: Grown[] = [];
  const peers: Pages[] = [];
  const addGrown = async (one: number): Promise<void> => {
    const built = await grow(one);
    grown.push(built);
    console.log(describeGrown(built));
  };
  for (let round = 0; peer && round < rounds; round++) {
    await addGrown(1);
    peers.push(await growPeer(peer));
  }
  for (const one of times) await addGrown(one);
  mkdirSync(REPORTS, {recursive: true});
  writeFileSync(path.join(REPORTS, 'growth.json'), `${JSON.stringify({machine, peers, grown}, null, 2)}\n`);
  const present = grown
    .filter((one) => one.times === 1)
    .map(({cost, weight}) => ({perPage: cost.cpuSeconds / weight.pages, pace: cost.pace, peakBytes: cost.peakBytes}));
  const {lines, faults, failures} = judge(present, peers);
  const closing = `${String(faults.length)} budgets are not kept, ${String(failures.length)} by more than the machine's noise`;
  console.log([...lines, ...faults, closing].join('\n'));
  if (failures.length > 0) process.exitCode = 1;
}

growth().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
