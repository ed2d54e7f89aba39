/** A date as prose writes it, with its last day. */
export interface WrittenDate {
  written: string;
  /** The last day that it can mean, as 2026-09-30: a month ends with its last day, a year with December 31. */
  last: string;
  index: number;
}

const ENGLISH = 'January February March April May June July August September October November December'.split(' ');
const SPANISH = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const MONTHS = new Map(
  [...ENGLISH, ...SPANISH].map((name, index) => [name.toLowerCase(), (index % ENGLISH.length) + 1]),
);
const ABBREVIATED = new Map(ENGLISH.map((name, index) => [name.slice(0, 3).toLowerCase(), index + 1]));
MONTHS.set('setiembre', SPANISH.indexOf('septiembre') + 1);
ABBREVIATED.set('sept', ENGLISH.indexOf('September') + 1);

const YEAR = '(?<year>20\\d\\d)';
const MONTH = `(?<month>${[...MONTHS.keys(), ...[...ABBREVIATED.keys()].map((name) => `${name}\\.?`)].join('|')})`;
const DAY = '(?<day>[0-3]?\\d)(?:st|nd|rd|th)?';
/** Where a year alone is a date and not a number: after a word of time. */
const IN_A_YEAR =
  '(?<=\\b(?:in|by|for|until|till|during|before|of|en|para|hasta|durante|de|antes de|early|late|mid|a principios de|a finales de|in early|in late)[ -])';

/** Long forms before the short ones that they contain. */
const FORMS: readonly RegExp[] = [
  /(?<![\w/.-])(?<year>20\d\d)-(?<month>\d\d)(?:-(?<day>\d\d))?(?![\w-])/g,
  /(?<year>20\d\d) ?年(?: ?(?<month>\d{1,2}) ?月(?: ?(?<day>\d{1,2}) ?日)?| ?第?(?<quarter>[一二三四1-4]) ?季度)?/g,
  new RegExp(`\\b${MONTH} ${DAY},? ${YEAR}\\b`, 'gi'),
  new RegExp(`\\b${DAY} (?:de )?${MONTH} (?:de |del )?${YEAR}\\b`, 'gi'),
  new RegExp(`\\b${MONTH} (?:of |de |del )?${YEAR}\\b`, 'gi'),
  new RegExp(`\\b[QT](?<quarter>[1-4]) (?:de |del )?${YEAR}\\b`, 'g'),
  new RegExp(`${IN_A_YEAR}(?<year>20[23]\\d)\\b(?![-.,]\\d)`, 'gi'),
];
const QUARTERS = '一二三四';
const MONTHS_IN_QUARTER = 3;

const monthOf = (name: string): number =>
  /^\d+$/.test(name)
    ? Number(name)
    : (MONTHS.get(name.toLowerCase()) ?? ABBREVIATED.get(name.toLowerCase().replace('.', '')) ?? 0);
const quarterOf = (name: string): number => (QUARTERS.includes(name) ? QUARTERS.indexOf(name) + 1 : Number(name));

function lastDay({year = '', month, day, quarter}: Record<string, string | undefined>): string {
  const fromQuarter = quarter === undefined ? undefined : quarterOf(quarter) * MONTHS_IN_QUARTER;
  const number = month === undefined ? (fromQuarter ?? 12) : monthOf(month);
  // Day 0 of a month is the last one of the month before.
  const time = day === undefined ? Date.UTC(Number(year), number, 0) : Date.UTC(Number(year), number - 1, Number(day));
  return new Date(time).toISOString().slice(0, '2026-09-30'.length);
}

/**
 * The dates that a sentence in English, Chinese or Spanish names: days, months, quarters, and years after a word of
 * time.
 */
export function datesIn(sentence: string): WrittenDate[] {
  let rest = sentence;
  return FORMS.flatMap((form) =>
    [...rest.matchAll(form)].map((match) => {
      rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
      return {written: match[0].trim(), last: lastDay(match.groups ?? {}), index: match.index};
    }),
  );
}
