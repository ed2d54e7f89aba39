import {expect, it} from 'vitest';
import {toExpression, toPointer} from '../toPointer';

it.each([
  [[], '', 'result'],
  [['logs', 0, 'data'], '/logs/0/data', 'result.logs[0].data'],
  [['a/b', '~', ''], '/a~1b/~0/', 'result["a/b"]["~"][""]'],
  [['a"b', '01', '__proto__'], '/a"b/01/__proto__', 'result["a\\"b"]["01"].__proto__'],
])('%j is %s', (path, pointer, expression) => {
  expect(toPointer(path)).toBe(pointer);
  expect(toExpression('result', pointer)).toBe(expression);
});
