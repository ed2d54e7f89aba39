import {runGate} from '../gate/runGate';

runGate('all').catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
