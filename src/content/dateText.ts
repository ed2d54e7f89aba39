// cspell:ignore noviembre
/**
 * A Chinese date lacks the spaces that Chinese text has between figures and characters; dates without Han characters
 * have no such place.
 */
const BETWEEN_FIGURE_AND_HAN = /(?<=\d)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\d)/gu;

/**
 * A date as the pages of a language write it in their text: "November 28, 2026", "2026 年 11 月 28 日", "28 de noviembre
 * de 2026". Every date of pages, components and the theme goes through here; the console of the OpenRPC plugin, which
 * imports nothing of the site, has its own `toTimeText`. `options` are those of `Intl.DateTimeFormat`; the time zone is
 * UTC unless they name another, so that a page reads the same from the build and in the browser. Throws on an invalid
 * date.
 */
export function dateText(
  date: Date,
  locale: string,
  options: Intl.DateTimeFormatOptions = {dateStyle: 'long'},
): string {
  const text = new Intl.DateTimeFormat(locale, {timeZone: 'UTC', ...options}).format(date);
  return text.replace(BETWEEN_FIGURE_AND_HAN, ' ');
}
