import path from 'node:path';
import {runStep} from './runStep';
import {sampleEnvironment} from './sampleEnvironment';
import type {Sample} from './sampleFiles';
import {openWorkFolder} from './workFolder';

/** What came of one sample: each step that passed, the first fault, and the node that it ran against. */
export interface SampleResult {
  passed: string[];
  fault?: string;
  nodeVersion?: string;
}

/** The release in what a node says of itself: conflux-rust/v3.0.2-fd68efe…; undefined if a text holds no such name. */
export function releaseIn(text: string): string | undefined {
  return /\bconflux-rust\/(v\d+\.\d+\.\d+)/.exec(text)?.[1];
}

/** Runs the steps of a sample whose packages are installed, in a copy of its folder, until one fails. */
export async function runSteps(
  sample: Sample,
  write: boolean,
  nodeVariables: Record<string, string>,
): Promise<SampleResult> {
  const work = openWorkFolder(sample);
  const programs = path.join(work.folder, 'node_modules', '.bin');
  const env = {...sampleEnvironment(`${programs}${path.delimiter}${process.env.PATH ?? ''}`), ...nodeVariables};
  const result: SampleResult = {passed: []};
  try {
    for (const step of sample.manifest.steps) {
      const {printed, fault} = await runStep(sample, step, {cwd: work.folder, env, write});
      if (fault !== undefined) return {...result, fault: `step "${step.name}": ${fault}`};
      result.passed.push(step.name);
      result.nodeVersion ??= releaseIn(printed);
    }
    return result;
  } finally {
    work.remove();
  }
}
