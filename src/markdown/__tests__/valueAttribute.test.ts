import type {Node} from 'estree';
import {expect, test} from 'vitest';
import {valueAttribute} from '../valueAttribute';

/** What an expression of literals, lists and objects evaluates to. */
function evaluate(node: Node | null): unknown {
  if (node?.type === 'ArrayExpression') return node.elements.map(evaluate);
  if (node?.type !== 'ObjectExpression') return node?.type === 'Literal' ? node.value : undefined;
  return Object.fromEntries(
    node.properties.map((one) => (one.type === 'Property' ? [evaluate(one.key), evaluate(one.value)] : [])),
  );
}

test('the expression of an attribute gives its value back; a field that is undefined is left out', () => {
  const value = {text: 'a "b" \\ ´', list: [1, true, null, {deep: []}], none: undefined};
  const attribute = valueAttribute('terms', value);
  expect(attribute.name).toBe('terms');
  expect(
    attribute.value.data.estree.body.map(
      (statement) => statement.type === 'ExpressionStatement' && evaluate(statement.expression),
    ),
  ).toEqual([{text: 'a "b" \\ ´', list: [1, true, null, {deep: []}]}]);
});
