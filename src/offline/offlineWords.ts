import type {Words} from '../config/words';
import english from './words.json';

/**
 * The texts of the page shown in place of one that was not kept. Docusaurus doesn't build it: it must work without
 * scripts.
 */
export const OFFLINE_WORDS: Words<typeof english> = {name: 'offline', source: 'src/offline/words.json', english};
