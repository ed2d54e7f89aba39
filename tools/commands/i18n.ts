import {I18N} from '../verbs/i18nVerbs';
import {runVerb} from '../verbs/runVerb';

runVerb(I18N).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
