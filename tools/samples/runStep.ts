import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {outputDiff} from './compareOutput';
import {runCommand, type Ended} from './runCommand';
import type {Sample} from './sampleFiles';
import type {SampleStep} from './sampleManifest';

/** Where a step runs, and whether it may write its output. */
export interface StepRun {
  cwd: string;
  env: NodeJS.ProcessEnv;
  write: boolean;
}

const MAX_WORDS = 4000;

/** The end of what a failed command wrote, for the reader of a fault. */
function wordsOf({stdout, stderr}: Pick<Ended, 'stdout' | 'stderr'>): string {
  const words = [stdout, stderr]
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n');
  return words.length > MAX_WORDS ? `…${words.slice(-MAX_WORDS)}` : words || '(it wrote nothing)';
}

function endingFault({command, seconds, exit}: SampleStep, ended: Ended): string | undefined {
  if (ended.timedOut)
    return `\`${command}\` took longer than its ${String(seconds)} seconds and was ended; set "seconds" if it needs more. It wrote:\n${wordsOf(ended)}`;
  if (ended.status === exit) return undefined;
  const how = ended.status === null ? 'was ended by a signal' : `ended with exit code ${String(ended.status)}`;
  return `\`${command}\` ${how}, expected ${String(exit)}. It wrote:\n${wordsOf(ended)}`;
}

function outputFault(
  {name, folder}: Sample,
  {output, volatile}: SampleStep,
  {stdout: printed, stderr}: Ended,
  write: boolean,
): string | undefined {
  if (output === undefined) return undefined;
  const file = path.join(folder, output);
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const diff =
    committed === undefined ? `there is no samples/${name}/${output} yet` : outputDiff(committed, printed, volatile);
  if (diff === undefined) return undefined;
  const beside = stderr.trim() === '' ? '' : `\nOn its error stream it wrote:\n${wordsOf({stdout: '', stderr})}`;
  if (!write)
    return `its output is not that of samples/${name}/${output}, ${diff}${beside}\nIf the new one is right, write it: npm run test:samples -- --only ${name} --write`;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${printed.replaceAll('\r\n', '\n').trimEnd()}\n`);
  return undefined;
}

/** What a step printed, and what is wrong with it. */
export interface StepResult {
  printed: string;
  fault?: string;
}

/** Runs one step. */
export async function runStep(sample: Sample, step: SampleStep, {cwd, env, write}: StepRun): Promise<StepResult> {
  const ended = await runCommand(step.command, {cwd, env, seconds: step.seconds});
  const fault = endingFault(step, ended) ?? outputFault(sample, step, ended, write);
  return {printed: `${ended.stdout}\n${ended.stderr}`, ...(fault !== undefined && {fault})};
}
