import {BENCH} from '../verbs/benchVerbs';
import {runVerb} from '../verbs/runVerb';

runVerb(BENCH).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
