import {TRANSLATIONS} from '../../src/config/locales';
import type {VerbCommand} from './runVerb';

const FOLDERS = TRANSLATIONS.map(({folder}) => folder);

/** What belongs to translations. */
export const I18N: VerbCommand = {
  name: 'i18n',
  verbs: {
    status: {
      does: 'shows how many pages are translated, stale and missing in each language, how many words of tables, and which',
      options: {[`--language ${FOLDERS.join('|')}`]: 'one language, with its translated pages'},
      load: () => import('../commands/i18n/status'),
    },
    translated: {
      does: 'records that translations are up to date',
      options: {
        'FOLDER PAGE …': `${FOLDERS.join(' or ')}, and the English pages whose translation follows them`,
        '--all': 'in place of the pages: every translation of FOLDER, or of each language, also the stale ones',
        '--same PAGE …': 'a change of these English pages needs no translation',
        '--since COMMIT': 'with --same: the change is committed, and COMMIT is before it',
      },
      load: () => import('../commands/i18n/translated'),
    },
    texts: {
      does: 'adds new texts of the interface to the JSON files of each language, and lists them',
      options: {[`--locale ${TRANSLATIONS.map(({locale}) => locale).join('|')}`]: 'one language'},
      load: () => import('../commands/i18n/texts'),
    },
  },
};
