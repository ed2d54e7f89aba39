import {runGate} from './gate/runGate';

runGate('test').catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
