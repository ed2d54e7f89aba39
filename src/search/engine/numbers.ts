/** A number in groups of three digits, with one kind of separator; what begins with 0 is a fraction. */
const GROUPED = /(?<![\p{L}\d.,_])[1-9]\d{0,2}([.,_'’\u00a0\u202f])\d{3}(?:\1\d{3})*(?![\d_]|[.,]\d)/gu;
/** The same with plain blanks, which only a query writes so: in a text, they may part the cells of a table. */
const BLANKS = /(?<![\p{L}\d.,_] ?)[1-9]\d{0,2}(?: \d{3})+(?![\d_]|[.,]\d| \d)/gu;
/** A number with a power of ten: 1e18, 10^9, 10**9. */
const POWER = /(?<![\p{L}\d.,_])(?:([1-9]\d*)e|10(?:\^|\*\*))\+?(\d{1,2})(?![\p{L}\d_])/giu;
/** Words that multiply the number before them, by the zeros that they stand for. */
const ZEROS: Readonly<Partial<Record<string, number>>> = {
  thousand: 3,
  mil: 3,
  万: 4,
  million: 6,
  millón: 6,
  millones: 6,
  亿: 8,
  billion: 9,
  'mil millones': 9,
};
const COUNTED =
  /(?<![\p{L}\d.,_])(\d+)(?:[.,](\d{1,2}))?(?:[ \u00a0](mil millones|thousand|million|billion|mil|millón|millones)(?!\p{L})|[ \u00a0]?(万|亿))/giu;
/** The comma of a decimal fraction, and the letter before a version. */
const COMMA = /(?<![\d.,])(\d+),(?=\d+(?![\d.,]))/g;
const VERSION = /(?<![\p{L}\d_.])v(?=\d+\.\d)/giu;
const NO_DIGIT = /\D/g;

const withZeros = (whole: string, fraction: string, zeros: number): string =>
  whole + fraction + '0'.repeat(Math.max(0, zeros - fraction.length));

/**
 * A text with each number in one form: 37,400,000 and 37.4 million as 37400000, 1e9 as 1000000000, 0,5 as 0.5, v3.0.2
 * as 3.0.2.
 */
export const plainNumbers = (text: string): string =>
  text
    .replace(COUNTED, (_, whole: string, fraction: string | undefined, word?: string, han?: string) =>
      withZeros(whole, fraction ?? '', ZEROS[(word ?? han ?? '').toLowerCase()] ?? 0),
    )
    .replace(GROUPED, (number) => number.replace(NO_DIGIT, ''))
    .replace(POWER, (_, factor: string | undefined, zeros: string) => withZeros(factor ?? '1', '', Number(zeros)))
    .replace(COMMA, '$1.')
    .replace(VERSION, '');

/** A query with its groups of digits joined that have blanks between them. */
export const withoutBlanks = (query: string): string => query.replace(BLANKS, (number) => number.replace(NO_DIGIT, ''));

/** The long numbers of a text that are written for people, as `plainNumbers` writes them. */
export const writtenNumbers = (text: string): string[] =>
  [GROUPED, POWER, COUNTED].flatMap((pattern) => text.match(pattern) ?? []).map(plainNumbers);

/** Whether a chunk of a text is a number, such as 1030, 0.5, 3.0.2. */
export const isNumber = (chunk: string): boolean => /^\d+(?:\.\d+)*$/.test(chunk);
