/** When something was, in words of a language: the time alone on the same day, else with its date; empty for what is no time. */
export function toTimeText(time: number, locale: string, now: number = Date.now(), timeZone?: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '';
  const day = new Intl.DateTimeFormat(locale, {dateStyle: 'medium', timeZone});
  if (day.format(date) === day.format(now)) return new Intl.DateTimeFormat(locale, {timeStyle: 'short', timeZone}).format(date);
  return new Intl.DateTimeFormat(locale, {dateStyle: 'medium', timeStyle: 'short', timeZone}).format(date);
}
