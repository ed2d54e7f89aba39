import {performance} from 'node:perf_hooks';
import {sumCounts} from '../gate/counts';
import {stagesOf} from '../gate/stageList';
import {runInTurn} from '../gate/stages';
import {summarise} from '../gate/summary';

/**
 * Asks what `npm run check` asks without running a test: formats, types, rules of code, styles and Markdown, spelling,
 * leftovers.
 */
async function lint(): Promise<void> {
  const start = performance.now();
  const stages = stagesOf('check').filter(({lane}) => lane === 'sources');
  const run = await runInTurn(stages, (text) => process.stdout.write(text));
  console.log(summarise(run, (performance.now() - start) / 1000));
  process.exitCode = sumCounts(run.map(({counts}) => counts)).failed === 0 ? 0 : 1;
}

lint().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
