import {parseArgs} from 'node:util';
import {welcome} from '../localNode/messages';
import {startLocalNode} from '../localNode/startLocalNode';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a Conflux node on this machine until Ctrl+C; `--keep DIR` keeps its chain in a folder. */
async function node(): Promise<void> {
  const {keep} = parseArgs({options: {keep: {type: 'string'}}}).values;
  // A signal in the middle of the start: the node's process sees this one go and cleans up.
  const leave = (): never => process.exit(130);
  for (const signal of SIGNALS) process.once(signal, leave);
  console.log('Starting a local Conflux node …');
  const onCrash = (message: string): void => {
    console.error(message);
    process.exitCode = 1;
  };
  const started = await startLocalNode({onCrash, ...(keep !== undefined && {keep})});
  for (const signal of SIGNALS) process.off(signal, leave);
  if (!started.available) {
    console.log(started.reason);
    process.exitCode = started.failed ? 1 : 0;
    return;
  }
  console.log(`\n${welcome(started, keep !== undefined)}\nCtrl+C stops the node.`);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void started.stop().then(() => console.log('\nThe local Conflux node is stopped.'));
  };
  for (const signal of SIGNALS) process.on(signal, stop);
}

node().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
