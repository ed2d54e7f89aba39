import fc from 'fast-check';
import {expect, it} from 'vitest';
import {findMatches, toPattern} from '../findMatches';
import {isRounded, toShownValue} from '../shownValue';
import {toRevertReason} from '../revertReason';
import {toMove} from '../toMove';
import {toExpression, toPointer} from '../toPointer';
import {firstView, revealed, toggled, toRows, withMore, type TreeView} from '../toRows';
import {visiblePart} from '../visiblePart';
import {Looks} from './countedValue';

const KEYS = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter'];
const text = fc.oneof(
  fc.string({unit: 'binary'}),
  fc.constantFrom('__proto__', 'constructor', '/', '~', '', '0', '\u202E'),
  fc.string({minLength: 300, maxLength: 400}),
);
const {answer} = fc.letrec((tie) => ({
  answer: fc.oneof(
    {maxDepth: 6, depthSize: 'small'},
    text,
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('answer'), {maxLength: 150}),
    fc.array(fc.tuple(text, tie('answer'))).map((entries) => Object.fromEntries(entries)),
  ),
}));

/** Everything that a reader may do to the tree, one after another. */
function wander(
  value: unknown,
  view: TreeView,
  keys: readonly string[],
  pointer: string,
): {view: TreeView; rows: number} {
  let now = revealed(value, view, pointer).view;
  let active = '';
  let rows = 0;
  for (const key of keys) {
    const shown = toRows(value, now);
    rows = shown.length;
    const move = toMove(shown, active, key);
    const row = shown.find(({id}) => id === active);
    if (move?.kind === 'go') active = move.id;
    if (move?.kind === 'act' && row)
      now = row.kind === 'more' ? withMore(value, now, row).view : toggled(now, row.pointer);
    for (const each of shown)
      if (each.kind === 'value' && typeof each.value !== 'object') toShownValue(each, toPattern('a'));
  }
  return {view: now, rows};
}

it('answers of any form never make it throw', () => {
  fc.assert(
    fc.property(
      answer,
      fc.array(fc.constantFrom(...KEYS), {maxLength: 20}),
      fc.string({unit: 'binary'}),
      fc.array(text, {maxLength: 3}),
      (value, keys, query, path) => {
        const {view} = wander(value, firstView(value), keys, toPointer(path));
        visiblePart(toRows(value, view));
        expect(toExpression('result', toPointer(path))).toMatch(/^result/);
        const {pointers} = findMatches(value, toPattern(query));
        for (const pointer of pointers.slice(0, 10)) expect(revealed(value, view, pointer).pointer).toBe(pointer);
        toRevertReason(value);
        isRounded(value);
      },
    ),
    {numRuns: 300},
  );
});

it('what is found can be seen once it is revealed', () => {
  fc.assert(
    fc.property(answer, fc.constantFrom('a', '0', 'true', '"'), (value, query) => {
      const pointer = findMatches(value, toPattern(query)).pointers.at(-1);
      if (pointer === undefined) return;
      expect(toRows(value, revealed(value, firstView(value), pointer).view).map(({id}) => id)).toContain(pointer);
    }),
  );
});

it('the work follows what is shown, not the size of the answer', () => {
  fc.assert(
    fc.property(
      fc.integer({min: 1_000, max: 20_000}),
      fc.nat(),
      fc.array(fc.constantFrom(...KEYS), {maxLength: 20}),
      (length, at, keys) => {
        const looks = new Looks();
        const value = looks.watch(Array.from({length}, (_, index) => ({index, inside: [index]})));
        const {view, rows} = wander(value, firstView(value), keys, `/${at % length}/inside/0`);
        visiblePart(toRows(value, view));
        expect(rows).toBeLessThan(700);
        expect(looks.count).toBeLessThan((keys.length + 3) * 600 * 15);
      },
    ),
    {numRuns: 30},
  );
});
