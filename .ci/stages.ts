import {spawn} from 'node:child_process';
import {performance} from 'node:perf_hooks';
import {describeFailure, type Counts} from './counts';

/** One part of `npm test`: what it is called, and the work that gives its counts; what it has to say goes to `say`. */
export interface Stage {
  name: string;
  run: (say: (text: string) => void) => Promise<Counts>;
}

/** A stage that passes as one. */
export const PASS: Counts = {passed: 1, failed: 0, failures: []};

/** A stage that fails as one, and what it said. */
export function fail(where: string, said?: string): Counts {
  return {passed: 0, failed: 1, failures: [describeFailure(where, said)]};
}

/** Runs a program to its end and hands on what it writes, both streams as they come; resolves with its exit code, 1 where it has none. */
export function runProgram(command: string, args: readonly string[], say: (text: string) => void, env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32', env});
    child.stdout.setEncoding('utf8').on('data', say);
    child.stderr.setEncoding('utf8').on('data', say);
    child.on('error', reject);
    child.on('close', (status) => {
      resolve(status ?? 1);
    });
  });
}

async function runStage({name, run}: Stage, print: (text: string) => void): Promise<Counts> {
  const start = performance.now();
  const said: string[] = [];
  const counts = await run((text) => said.push(text)).catch((error: unknown) => {
    const words = error instanceof Error ? error.message : String(error);
    said.push(`${words}\n`);
    return fail(name, words);
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  print(`\n── ${name} (${seconds} s)\n${said.join('')}${counts.failed === 0 ? 'ok' : `FAILED: ${name}`}\n`);
  return counts;
}

/**
 * Runs the lanes at once, the stages of a lane one after the other. What a stage says is printed in one piece when it has ended;
 * one that throws counts as failed, and the others go on.
 */
export async function runLanes(lanes: readonly (readonly Stage[])[], print: (text: string) => void): Promise<Counts[]> {
  const runLane = async (stages: readonly Stage[]): Promise<Counts[]> => {
    const counts: Counts[] = [];
    for (const stage of stages) counts.push(await runStage(stage, print));
    return counts;
  };
  return (await Promise.all(lanes.map(runLane))).flat();
}
