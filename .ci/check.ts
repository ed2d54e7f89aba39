import {runGate} from './gate/runGate';

runGate('check').catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
