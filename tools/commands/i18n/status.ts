import {parseArgs} from 'node:util';
import {TRANSLATIONS} from '../../../src/config/locales';
import {readLanguageStatus, statusText} from '../../translation/translationStatus';
import {wordsText} from '../../translation/wordFiles';

/**
 * `npm run i18n -- status [--language zh]`: what is translated, stale and missing, pages and words; the current pages
 * are listed for one language only.
 */
function status(): void {
  const {language} = parseArgs({options: {language: {type: 'string'}}}).values;
  const meant = TRANSLATIONS.filter(
    ({folder, locale}) => language === undefined || folder === language || locale === language,
  );
  if (meant.length === 0)
    throw new Error(
      `There is no translation into "${language ?? ''}". --language takes ${TRANSLATIONS.map(({folder}) => folder).join(' or ')}.`,
    );
  console.log(
    statusText(
      meant.map(({folder}) => readLanguageStatus('.', folder)),
      language !== undefined,
    ),
  );
  console.log(`\n${meant.map(({folder}) => wordsText(folder)).join('\n')}`);
}

try {
  status();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
