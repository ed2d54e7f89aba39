import type {Words} from '../../config/words';
import english from './words.json';

/** What tables of configuration keys say themselves; what each key does is in meanings.json. */
export const KEY_WORDS: Words<typeof english> = {
  name: 'nodeKeyTables',
  source: 'src/markdown/nodeKeys/words.json',
  english,
};
