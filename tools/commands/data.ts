import {DATA} from '../verbs/dataVerbs';
import {runVerb} from '../verbs/runVerb';

runVerb(DATA).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
