import {parseSampleOptions, runSamples} from '../gate/runSamples';

async function samples(): Promise<void> {
  const {passed, failed} = await runSamples(parseSampleOptions(process.argv.slice(2)), (text) =>
    process.stdout.write(text),
  );
  console.log(`\n${String(passed)} steps passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

samples().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
