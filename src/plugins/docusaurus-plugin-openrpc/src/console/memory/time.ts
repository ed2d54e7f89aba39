/**
 * When something was, in words of a language: the time alone on the same day, else with its date; empty for an invalid
 * time.
 */
export function toTimeText(time: number, locale: string, now: number = Date.now(), timeZone?: string): string {
  const date = new Date(time);
  if (Number.isNaN(Number(date))) return '';
  const textOf = (when: Date, dateStyle?: 'medium', timeStyle?: 'short'): string =>
    when.toLocaleString(locale, {dateStyle, timeStyle, timeZone});
  const day = 'medium';
  const isToday = textOf(date, day) === textOf(new Date(now), day);
  const text = textOf(date, isToday ? undefined : day, 'short');
  // A Chinese date lacks the spaces that Chinese text has between figures and characters; others have no Han
  // characters.
  return text.replace(/\d(?=\p{sc=Han})|\p{sc=Han}(?=\d)/gu, '$& ');
}
