import {describe, expect, it} from 'vitest';
import {toTimeText} from '../time';

const NOON = Date.UTC(2026, 10, 20, 12, 5);
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('toTimeText', () => {
  it.each([
    ['en', '12:05 PM', 'Nov 19, 2026, 12:05 PM'],
    ['zh', '12:05', '2026 年 11 月 19 日 12:05'],
    ['es', '12:05', '19 nov 2026, 12:05'],
  ])('in %s says %s, or of the day before %s', (locale, today, yesterday) => {
    const later = NOON + 11 * 3_600_000;
    expect([NOON, NOON - 86_400_000].map((time) => plain(toTimeText(time, locale, later, 'UTC')))).toEqual([
      today,
      yesterday,
    ]);
  });

  it('puts a space between a figure of one digit and its character too', () => {
    expect(toTimeText(Date.UTC(2026, 0, 2, 3, 4), 'zh-CN', NOON, 'UTC')).toBe('2026 年 1 月 2 日 03:04');
  });

  it('goes by days of the reader’s own zone', () => {
    const beforeMidnight = Date.UTC(2026, 10, 20, 15, 59);
    const afterMidnight = Date.UTC(2026, 10, 20, 16, 1);
    expect(plain(toTimeText(beforeMidnight, 'en', afterMidnight, 'Asia/Shanghai'))).toBe('Nov 20, 2026, 11:59 PM');
    expect(plain(toTimeText(beforeMidnight, 'en', afterMidnight, 'UTC'))).toBe('3:59 PM');
  });

  it.each([NaN, Infinity, 8.65e15])('says nothing of %d', (time) => {
    expect(toTimeText(time, 'en')).toBe('');
  });
});
