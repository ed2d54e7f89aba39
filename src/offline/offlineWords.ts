import type {Words} from '../config/words';
import english from './words.json';

/** The texts of the page that stands in for one that was not kept. It is no page of Docusaurus: it must stand without scripts. */
export const OFFLINE_WORDS: Words<typeof english> = {name: 'offline', source: 'src/offline/words.json', english};
