import type {Language} from '../../config/locales';
import type {TextFile} from '../engine/indexFile';
import {toSounds, toTraditional} from './han';

/** Other ways of writing what the pages of a language write. */
type Readings = Pick<TextFile, 'traditional' | 'sounds'>;

/** What knows the writing of one language; a language without an entry is found as its pages write it. */
const READINGS: Partial<Record<Language, (written: ReadonlySet<string>) => Readings>> = {
  zh: (written) => ({traditional: toTraditional(written), sounds: toSounds(written)}),
};

/** Other ways in which readers may write a text. */
export const readingsOf = (text: string, language: Language): Readings =>
  READINGS[language]?.(new Set(text)) ?? {traditional: ['', ''], sounds: []};
