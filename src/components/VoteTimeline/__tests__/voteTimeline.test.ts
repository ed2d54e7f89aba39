import {describe, expect, test} from 'vitest';
import {POS_FACTS} from '../../../facts/areas/pos';
import {spanText, stepsOf} from '../texts';
import {timesOfVote, toLines, toSpans} from '../toStages';
import values from '../values.json';

const valueOf = (id: string): unknown => POS_FACTS[id]?.value;

describe('the times of a vote', () => {
  test('have the values of the facts', () => {
    expect(values).toEqual(Object.fromEntries(Object.keys(values).map((id) => [id, valueOf(id)])));
  });

  test('follow from rounds and agree with the facts in days, hours and minutes', () => {
    const {lock, unlock, opens, closes, seat, earliest} = timesOfVote();
    expect(lock / 1440).toBe(valueOf('pos.lock.days'));
    expect(unlock / 60).toBe(valueOf('pos.unlock.hours'));
    expect(seat / 6).toBe(valueOf('pos.term.minutes'));
    expect([opens, closes, earliest]).toEqual([90, 30, lock + unlock]);
  });

  test('are written in the largest units that fit', () => {
    const {earliest, opens, closes} = timesOfVote();
    expect(spanText(toSpans(earliest), 'en')).toBe('13 days 12 hours');
    expect(spanText(toSpans(opens), 'en')).toBe('1 hour 30 minutes');
    expect(spanText(toSpans(closes), 'es')).toBe('30 minutos');
    expect(spanText(toSpans(earliest), 'zh-CN')).toBe('13 天 12 小时');
  });
});

describe('the drawing', () => {
  test('has parts without gaps, and ends either way with the same wait', () => {
    const {early, late, days} = toLines();
    for (const parts of [early, late]) {
      expect(parts[0]?.from).toBe(0);
      parts.slice(1).forEach((part, index) => expect(part.from).toBe(parts[index]?.to));
      expect(parts.at(-1)?.state).toBe('unlocking');
      expect((parts.at(-1)?.to ?? 0) - (parts.at(-1)?.from ?? 0)).toBe(0.5);
      expect(parts.at(-1)?.to).toBeLessThanOrEqual(days);
    }
  });

  test('retires on the days that its names have', () => {
    const {early, late} = toLines();
    expect([early[0]?.to, late[1]?.to]).toEqual([5, 20]);
  });
});

test('every gap of the list is filled', () => {
  const steps = stepsOf({opens: 'a', closes: 'b', seat: 'c', lock: 'd', unlock: 'e', earliest: 'f'});
  expect(steps).toHaveLength(6);
  expect(JSON.stringify(steps)).not.toMatch(/[{]\w+[}]/);
});
