import type {ArrayExpression, Expression, ObjectExpression, Program, Property} from 'estree';
import type {MdxJsxAttribute, MdxJsxAttributeValueExpression} from 'mdast-util-mdx';

/** What an attribute can hold: what JSON can, and fields that are left out where they are undefined. */
export type AttributeValue =
  string | number | boolean | null | readonly AttributeValue[] | {readonly [name: string]: AttributeValue | undefined};

/** An attribute of a component whose value is an expression of JavaScript, as the compiler of pages takes it. */
export interface ValueAttribute extends MdxJsxAttribute {
  value: MdxJsxAttributeValueExpression & {data: {estree: Program}};
}

const isList = (value: AttributeValue): value is readonly AttributeValue[] => Array.isArray(value);

const toList = (values: readonly AttributeValue[]): ArrayExpression => ({
  type: 'ArrayExpression',
  elements: values.map(toExpression),
});

const toProperty = (name: string, value: AttributeValue): Property => ({
  type: 'Property',
  kind: 'init',
  method: false,
  shorthand: false,
  computed: false,
  key: {type: 'Literal', value: name},
  value: toExpression(value),
});

const toObject = (fields: Readonly<Record<string, AttributeValue | undefined>>): ObjectExpression => ({
  type: 'ObjectExpression',
  properties: Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [toProperty(name, value)])),
});

function toExpression(value: AttributeValue): Expression {
  if (isList(value)) return toList(value);
  return typeof value === 'object' && value !== null ? toObject(value) : {type: 'Literal', value};
}

/**
 * An attribute that gives a component of a page a value which isn't text: the reader's browser doesn't have to compute
 * again what a plugin computed in the build.
 */
export function valueAttribute(name: string, value: AttributeValue): ValueAttribute {
  const body: Program['body'] = [{type: 'ExpressionStatement', expression: toExpression(value)}];
  const estree: Program = {type: 'Program', sourceType: 'module', comments: [], body};
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value), data: {estree}},
  };
}
