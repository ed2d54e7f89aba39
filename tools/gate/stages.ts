import {spawn} from 'node:child_process';
import {performance} from 'node:perf_hooks';
import {fail, type Counts} from './counts';

type Say = (text: string) => void;

/** One part of a gate: what it is called, and the work that gives its counts; what it has to say goes to `say`. */
export interface Stage {
  name: string;
  run: (say: Say) => Promise<Counts>;
}

/** A stage that has run. */
export interface RunStage {
  name: string;
  seconds: number;
  counts: Counts;
}

/**
 * Runs a program to its end and hands on what it writes, both streams as they come; resolves with its exit code, 1
 * where it has none.
 */
export function runProgram(
  command: string,
  args: readonly string[],
  say: Say,
  env: NodeJS.ProcessEnv = process.env,
  cwd = '.',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {stdio: ['ignore', 'pipe', 'pipe'], env, cwd});
    child.stdout.setEncoding('utf8').on('data', say);
    child.stderr.setEncoding('utf8').on('data', say);
    child.on('error', reject);
    child.on('close', (status) => {
      resolve(status ?? 1);
    });
  });
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function runStage({name, run}: Stage, say: Say): Promise<RunStage> {
  const start = performance.now();
  const counts = await run(say).catch((error: unknown) => {
    say(`${wordsOf(error)}\n`);
    return fail(name, wordsOf(error));
  });
  return {name, seconds: (performance.now() - start) / 1000, counts};
}

const verdictOn = ({name, counts}: RunStage): string => (counts.failed === 0 ? 'ok' : `FAILED: ${name}`);

async function runInOnePiece(stage: Stage, print: Say): Promise<RunStage> {
  const said: string[] = [];
  const run = await runStage(stage, (text) => said.push(text));
  print(`\n── ${run.name} (${run.seconds.toFixed(0)} s)\n${said.join('')}${verdictOn(run)}\n`);
  return run;
}

/**
 * Runs the lanes at once, the stages of a lane one after the other. What a stage says is printed in one piece when it
 * has ended; one that throws counts as failed, and the others go on.
 */
export async function runLanes(lanes: readonly (readonly Stage[])[], print: Say): Promise<RunStage[]> {
  const runLane = async (stages: readonly Stage[]): Promise<RunStage[]> => {
    const run: RunStage[] = [];
    for (const stage of stages) run.push(await runInOnePiece(stage, print));
    return run;
  };
  return (await Promise.all(lanes.map(runLane))).flat();
}

/** Runs stages one after the other, with nothing beside them, and prints what they say as it comes. */
export async function runInTurn(stages: readonly Stage[], print: Say): Promise<RunStage[]> {
  const all: RunStage[] = [];
  for (const stage of stages) {
    print(`\n── ${stage.name}\n`);
    const run = await runStage(stage, print);
    print(`${verdictOn(run)} (${run.seconds.toFixed(0)} s)\n`);
    all.push(run);
  }
  return all;
}
