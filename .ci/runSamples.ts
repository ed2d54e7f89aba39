import {parseArgs} from 'node:util';
import {readReport} from '../src/samples/report';
import {recordFault, writeRecord} from '../src/samples/run/recordRun';
import {runSample, type SampleResult} from '../src/samples/run/runSample';
import {readSampleFolder, sampleNames, type Sample} from '../src/samples/run/sampleFiles';
import {describeFailure, type Counts} from './counts';

const SAMPLES = 'samples';
const PARALLEL = 2;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What the samples have started is put away when this process exits; a signal alone would leave it running. */
function leave(): never {
  process.exit(130);
}

/** Which samples run, and what a run may write. */
export interface SampleOptions {
  /** Those too that are too long for every run. */
  all: boolean;
  /** These alone; every one where there is none. */
  only: string[];
  write: boolean;
}

/** The options of `npm run test:samples -- [--all] [--only NAME …] [--write]`. */
export function parseSampleOptions(args: string[]): SampleOptions {
  const options = {all: {type: 'boolean'}, only: {type: 'string', multiple: true}, write: {type: 'boolean'}} as const;
  const {values, positionals} = parseArgs({args, options, allowPositionals: true});
  if (positionals.length > 0 && !values.only) throw new Error(`Unknown argument ${positionals.join(' ')}; there are --all, --only NAME …, --write.`);
  return {all: values.all ?? false, only: [...(values.only ?? []), ...positionals], write: values.write ?? false};
}

/** The samples to run; throws with every package.json that cannot be read. */
function chosenSamples({all, only}: SampleOptions): Sample[] {
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
  return samples.filter(({manifest}) => all || only.length > 0 || !manifest.schedule);
}

/** What to say of a sample that has run: its fault, or that its record is out of date. */
function settle(sample: Sample, {fault, nodeVersion}: SampleResult, write: boolean): string | undefined {
  if (fault !== undefined) return fault;
  if (write) writeRecord(SAMPLES, sample, nodeVersion, new Date().toISOString().slice(0, 10));
  const record = readReport(SAMPLES)[sample.name];
  const stale = recordFault(sample, record);
  if (stale !== undefined) return stale;
  return record?.node === nodeVersion
    ? undefined
    : `it was recorded with the node ${record?.node ?? '(none)'} and ran with ${nodeVersion ?? '(none)'}; run it again with --write`;
}

/** Runs the chosen samples, two at a time, and says what came of each, a line or more; every step counts. */
export async function runSamples(options: SampleOptions, say: (text: string) => void): Promise<Counts> {
  const waiting = chosenSamples(options);
  for (const signal of SIGNALS) process.once(signal, leave);
  const failures: string[] = [];
  const counts: Counts = {passed: 0, failed: 0, failures};
  const work = async (): Promise<void> => {
    for (let sample = waiting.shift(); sample; sample = waiting.shift()) {
      const result = await runSample(sample, options.write);
      const fault = settle(sample, result, options.write);
      const total = sample.manifest.steps.length;
      const passed = result.passed.length;
      counts.passed += passed;
      counts.failed += Math.max(total - passed, fault === undefined ? 0 : 1);
      if (fault !== undefined) failures.push(describeFailure(`sample ${sample.name}`, fault));
      say(fault === undefined ? `ok      ${sample.name} (${String(total)} steps)\n` : `FAILED  ${sample.name}, ${fault}\n`);
    }
  };
  await Promise.all(Array.from({length: PARALLEL}, work));
  for (const signal of SIGNALS) process.off(signal, leave);
  return counts;
}
