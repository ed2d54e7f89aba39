import {parseArgs} from 'node:util';
import {readRecord} from '../../src/markdown/samples/report';
import {recordFault, writeRecord} from '../samples/recordRun';
import {runSample} from '../samples/runSample';
import type {SampleResult} from '../samples/runSteps';
import {readSampleFolder, sampleNames, type Sample} from '../samples/sampleFiles';
import {NOTHING, describeFailure, type Counts, type TimedTest} from './counts';
import {isCiMachine, noNodeHere} from './notHere';
import {isProven, notePassed} from './provenSamples';

const SAMPLES = 'samples';
const PARALLEL = 2;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What the samples have started is put away when this process exits; a signal alone would leave it running. */
function leave(): never {
  process.exit(130);
}

/** Which samples run, and what a run may write. */
export interface SampleOptions {
  /** Those too that have passed as they are now, and those that are too long for every run. */
  all: boolean;
  /** These alone, whether they have passed or not; if there is none, those that have not passed as they are now. */
  only: string[];
  write: boolean;
}

/** The options of `npm run test:samples -- [--all] [--only NAME …] [--write]`. */
export function parseSampleOptions(args: string[]): SampleOptions {
  const options = {all: {type: 'boolean'}, only: {type: 'string', multiple: true}, write: {type: 'boolean'}} as const;
  const {values, positionals} = parseArgs({args, options, allowPositionals: true});
  if (positionals.length > 0 && !values.only)
    throw new Error(`Unknown argument ${positionals.join(' ')}; there are --all, --only NAME …, --write.`);
  return {all: values.all ?? false, only: [...(values.only ?? []), ...positionals], write: values.write ?? false};
}

/** The requested samples; throws, listing every package.json that cannot be read. */
function namedSamples(only: readonly string[]): Sample[] {
  const names = sampleNames(SAMPLES);
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no sample ${unknown.join(', ')}. Available: ${names.join(', ')}.`);
  const faults: string[] = [];
  const samples = (only.length > 0 ? only : names).flatMap((name) => {
    try {
      return [readSampleFolder(SAMPLES, name)];
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
      return [];
    }
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return samples;
}

/** What to say of a sample that has run: its fault, or that its record is out of date. */
function settle(sample: Sample, {fault, nodeVersion}: SampleResult, write: boolean): string | undefined {
  if (fault !== undefined) return fault;
  if (write) writeRecord(sample, nodeVersion, new Date().toISOString().slice(0, 10));
  const record = readRecord(sample.folder);
  const stale = recordFault(sample, record);
  if (stale !== undefined) return stale;
  if (record?.node === nodeVersion) return undefined;
  return `it was recorded with the node ${record?.node ?? '(none)'} and ran with ${nodeVersion ?? '(none)'}; run it again with --write`;
}

type Verdict = Pick<Counts, 'passed' | 'failed' | 'failures' | 'timed'>;

async function runOne(sample: Sample, write: boolean, say: (text: string) => void): Promise<Verdict> {
  const start = performance.now();
  const result = await runSample(sample, write);
  const fault = settle(sample, result, write);
  if (fault === undefined) notePassed(sample);
  const total = sample.manifest.steps.length;
  const passed = result.passed.length;
  const timed: TimedTest[] = [{test: `sample ${sample.name}`, seconds: (performance.now() - start) / 1000}];
  say(fault === undefined ? `ok      ${sample.name} (${String(total)} steps)\n` : `FAILED  ${sample.name}, ${fault}\n`);
  return {
    passed,
    failed: Math.max(total - passed, fault === undefined ? 0 : 1),
    failures: fault === undefined ? [] : [describeFailure(`sample ${sample.name}`, fault)],
    timed,
  };
}

/** What the committed record says of a sample that does not run: one question. */
function askRecord(sample: Sample, say: (text: string) => void): Verdict {
  const record = readRecord(sample.folder);
  const fault = recordFault(sample, record);
  say(fault === undefined ? `as is   ${sample.name} (it ran on ${record?.date ?? ''})\n` : `FAILED  ${fault}\n`);
  if (fault === undefined) return {passed: 1, failed: 0, failures: [], timed: []};
  return {passed: 0, failed: 1, failures: [describeFailure(`sample ${sample.name}`, fault)], timed: []};
}

/**
 * Runs samples two at a time and reports each result in a line or more; every step counts. For a sample that doesn't
 * have to run, its record is checked. A sample that needs a Conflux node counts as not on this machine if there can be
 * none.
 */
export async function runSamples({all, only, write}: SampleOptions, say: (text: string) => void): Promise<Counts> {
  const samples = namedSamples(only);
  const needsRun = (sample: Sample): boolean =>
    all || only.length > 0 || (!sample.manifest.schedule && !isProven(sample));
  const noNode = isCiMachine() ? undefined : noNodeHere();
  const isHere = ({manifest}: Sample): boolean => noNode === undefined || manifest.node === 'none';
  const due = samples.filter(needsRun);
  const waiting = due.filter(isHere);
  for (const signal of SIGNALS) process.once(signal, leave);
  const verdicts = samples.filter((sample) => !due.includes(sample)).map((sample) => askRecord(sample, say));
  const work = async (): Promise<void> => {
    for (let sample = waiting.shift(); sample; sample = waiting.shift())
      verdicts.push(await runOne(sample, write, say));
  };
  await Promise.all(Array.from({length: PARALLEL}, work));
  for (const signal of SIGNALS) process.off(signal, leave);
  const lacking = due.filter((sample) => !isHere(sample)).length;
  return {
    ...NOTHING,
    passed: verdicts.reduce((sum, {passed}) => sum + passed, 0),
    failed: verdicts.reduce((sum, {failed}) => sum + failed, 0),
    failures: verdicts.flatMap(({failures}) => failures),
    timed: verdicts.flatMap(({timed}) => timed),
    notHere: lacking > 0 ? [{what: 'samples', count: lacking, reason: noNode ?? ''}] : [],
  };
}
