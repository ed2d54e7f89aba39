import {parseArgs} from 'node:util';
import {endpointsOn, expectedNetworks} from './localNetworks';
import type {LocalNode, LocalNodeOptions, NoLocalNode} from './localNode';
import {welcome} from './messages';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

async function runUntilStopped(
  start: (options: LocalNodeOptions) => Promise<LocalNode | NoLocalNode>,
  keep: string | undefined,
): Promise<void> {
  // A signal in the middle of the start: the node's process sees this one go and cleans up.
  const leave = (): never => process.exit(130);
  for (const signal of SIGNALS) process.once(signal, leave);
  console.log('Starting a local Conflux node …');
  const onCrash = (message: string): void => {
    console.error(message);
    process.exitCode = 1;
  };
  const started = await start({onCrash, ...(keep !== undefined && {keep})});
  for (const signal of SIGNALS) process.off(signal, leave);
  if (!started.available) {
    console.error(started.reason);
    process.exitCode = 1;
    return;
  }
  const usual = endpointsOn(expectedNetworks().ports);
  console.log(`\n${welcome(started, usual, keep !== undefined)}\nCtrl+C stops the node.`);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void started.stop().then(() => console.log('\nThe local Conflux node is stopped.'));
  };
  for (const signal of SIGNALS) process.on(signal, stop);
}

/**
 * The command that runs a Conflux node on this machine until Ctrl+C, started as the caller does; `--keep DIR` keeps its
 * chain in a folder.
 */
export function runNode(start: (options: LocalNodeOptions) => Promise<LocalNode | NoLocalNode>): void {
  const run = async (): Promise<void> => {
    const {keep} = parseArgs({options: {keep: {type: 'string'}}}).values;
    await runUntilStopped(start, keep);
  };
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
