import {datesIn, type WrittenDate} from './writtenDates';

/** A sentence that announces something for a day that has passed. */
export interface StaleAnnouncement {
  /** The words that announce. */
  words: string;
  date: string;
  sentence: string;
}

// The words of three languages.
// cspell:disable

/** Words that announce anywhere in a sentence with a date. */
const ANNOUNCING: readonly RegExp[] = [
  /\b(?:expected|due (?:in|on|by|for)|planned|scheduled|slated|upcoming|forthcoming|in preparation|set for|(?<!as )soon(?! as|er))\b/i,
  /预计|预定|计划(?:于|在|将)|拟于|即将|将于|将在|将会|定于|定在|有望|届时/,
  /(?<!\p{L})(?:previst[oa]s?|prevén?|se espera(?:ba|n)?|se esperaban|esperad[oa]s?|planead[oa]s?|programad[oa]s?|fijad[oa]s? para|próxim[oa]s?|próximamente|(?<!tan )pronto|en preparación)(?!\p{L})/iu,
];

/** Words that announce if the date follows them: the future tense, and the end of something that holds. */
const BEFORE_DATE: readonly RegExp[] = [
  /\b(?:will|shall|(?:is|are) going to|(?:is|are) to)\b[^,;:()]{0,80}\b(?:in|on|by|until|before|from|at the end of)(?: early| late| mid)?[ -]$/i,
  /\b(?:until|till|no later than)(?: the end of)? $/i,
  /(?:直到|直至|有效期至|持续到|最晚|最迟|不晚于)\s*$/,
  /(?<!\p{L})\p{L}+rán?(?!\p{L})[^,;:()]{0,80}(?<!\p{L})(?:en|el|antes del?|a partir del?|a finales de|a principios de)(?: día)? $/iu,
  /\b(?:hasta|a más tardar)(?: el| finales de| principios de| el final de)? $/i,
];
const AFTER_DATE = /^(?:底|末)?(?:为止|之前(?:有效|仍|必须|须|要))/;

/**
 * What makes it history: the sentence reports what happened, or is about the past and nothing that was still to come.
 */
const HAPPENED =
  /(?<!\p{L})(?:came|happened|took (?:effect|place)|began|started|ended|arrived|slipped|followed|was (?:released|activated|reached|cancell?ed|postponed|reported)|llegó|ocurrió|empezó|comenzó|terminó|se (?:produjo|activó|publicó|canceló|aplazó))(?!\p{L})|实际(?:是|于|在)|已于|已在|发生于|结束了|取消了|推迟/iu;
const PAST =
  /\b(?:was|were|had|did|could|used to|\w+ed to|fue|fueron|era|eran|estaba|estaban|había|tenía|tenían|hubo|permitía|podía|\w+(?:aron|ieron))\b|曾|当时|此前|原来|原先|那时/i;

// cspell:enable

const SENTENCE_END = /(?<=[.!?:;])\s+|(?<=[。！？；])|\n+/;

/** The words around a date that make an announcement of it, if any do. */
function announcingWords(sentence: string, {written: date, index}: WrittenDate): string | undefined {
  const anywhere = ANNOUNCING.flatMap((pattern) => pattern.exec(sentence)?.[0] ?? [])[0];
  if (anywhere !== undefined) return HAPPENED.test(sentence) ? undefined : anywhere;
  const before = sentence.slice(0, index);
  const leading =
    BEFORE_DATE.flatMap((pattern) => pattern.exec(before)?.[0] ?? [])[0] ??
    AFTER_DATE.exec(sentence.slice(index + date.length))?.[0];
  return leading !== undefined && !PAST.test(sentence) && !HAPPENED.test(sentence) ? leading.trim() : undefined;
}

/** Every announcement in a text for a day before `today`, written as 2026-11-28. */
export function staleAnnouncements(text: string, today: string): StaleAnnouncement[] {
  if (!/20\d\d/.test(text)) return [];
  return text.split(SENTENCE_END).flatMap((sentence) => {
    const passed = datesIn(sentence).filter(({last}) => last < today);
    const found = passed.flatMap((date) => {
      const words = announcingWords(sentence, date);
      return words === undefined ? [] : [{words, date: date.written, sentence: sentence.trim()}];
    });
    return found.slice(0, 1);
  });
}
