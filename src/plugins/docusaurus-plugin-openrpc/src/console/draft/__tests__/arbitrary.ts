import fc from 'fast-check';
import type {TypeNode, TypeProperty} from '../../../reference';
import type {Draft, ValueContext} from '../../model';
import {resolveType} from '../resolveType';

/** Names that break code which uses an object as a map. */
const name = fc.constantFrom('a', 'b', 'to', '', '0', '__proto__', 'constructor', 'toString', 'hasOwnProperty');

const TREE: TypeNode = {
  kind: 'object',
  properties: [
    {name: 'value', required: true, type: {kind: 'number', integer: true}},
    {name: 'children', required: false, type: {kind: 'array', items: {kind: 'named', name: 'Tree'}}},
    {name: '__proto__', required: false, type: {kind: 'named', name: 'Tree'}},
  ],
  closed: true,
};

const WORD: TypeNode = {kind: 'string', pattern: '^[a-z]+$'};

const FILTER: TypeNode = {
  kind: 'union',
  exclusive: true,
  options: [
    WORD,
    {
      kind: 'tuple',
      items: [
        {kind: 'enum', values: ['not']},
        {kind: 'named', name: 'Filter'},
      ],
    },
  ],
};

/** What generated types refer to. */
export const CONTEXT: ValueContext = {dialect: 'conflux', chainId: 1234, types: {Tree: TREE, Filter: FILTER}};

/** JSON of any form, with numbers that JavaScript can hold. */
export const json = fc
  .jsonValue({maxDepth: 3})
  .map((value) => JSON.parse(JSON.stringify(value, (_, part: unknown) => (isHuge(part) ? 7 : part))) as unknown);

function isHuge(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER;
}

const STRINGS: TypeNode[] = [
  WORD,
  {kind: 'string'},
  {kind: 'string', minLength: 1, maxLength: 5},
  {kind: 'string', pattern: '^[a-z]*$'},
  {kind: 'string', format: 'quantity', pattern: '^0x(0|[1-9a-fA-F][0-9a-fA-F]{0,63})$'},
  {kind: 'string', format: 'data', pattern: '^0x([0-9a-fA-F]{2})*$'},
  {kind: 'string', format: 'hash', pattern: '^0x[0-9a-fA-F]{64}$'},
  {kind: 'string', format: 'hex-address', pattern: '^0x[0-9a-f]{40}$'},
];

const {type: anyType} = fc.letrec<{type: TypeNode; property: TypeProperty}>((tie) => ({
  property: fc.record({name, required: fc.boolean(), type: tie('type')}),
  type: fc.oneof(
    {maxDepth: 3, depthSize: 'small'},
    fc.constantFrom<TypeNode>(
      ...STRINGS,
      {kind: 'number', integer: true},
      {kind: 'number', integer: false, minimum: -2.5, maximum: 1000},
      {kind: 'boolean'},
      {kind: 'null'},
      {kind: 'any'},
      {kind: 'named', name: 'Tree'},
      {kind: 'named', name: 'Filter'},
    ),
    fc.uniqueArray(json, {minLength: 1, maxLength: 4}).map((values): TypeNode => ({kind: 'enum', values})),
    fc.record({
      kind: fc.constant('array' as const),
      items: tie('type'),
      minItems: fc.constantFrom(undefined, 0, 2),
      maxItems: fc.constantFrom(undefined, 3),
    }),
    fc.record({
      kind: fc.constant('tuple' as const),
      items: fc.array(tie('type'), {maxLength: 3}),
      rest: fc.option(tie('type'), {nil: undefined}),
    }),
    fc.record({
      kind: fc.constant('object' as const),
      properties: fc.uniqueArray(tie('property'), {maxLength: 4, selector: (property) => property.name}),
      additional: fc.option(tie('type'), {nil: undefined}),
      closed: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('union' as const),
      options: fc.array(tie('type'), {minLength: 1, maxLength: 3}),
      exclusive: fc.boolean(),
    }),
  ),
}));

/** Types of every kind. */
export const type = anyType;

function numberOf({integer, minimum = -1e9, maximum = 1e9}: TypeNode & {kind: 'number'}): fc.Arbitrary<number> {
  // JSON.stringify writes -0 as 0.
  return integer
    ? fc.maxSafeInteger()
    : fc.double({min: minimum, max: maximum, noNaN: true}).map((value) => (value === 0 ? 0 : value));
}

/** Made once: it takes long. */
const STRINGS_OF = new Map(STRINGS.map((wanted) => [wanted, stringOf(wanted)]));

function stringOf(wanted: TypeNode): fc.Arbitrary<string> {
  const {pattern, minLength = 0, maxLength} = wanted.kind === 'string' ? wanted : {};
  return pattern === undefined
    ? fc.string({minLength, maxLength, unit: 'binary-ascii'})
    : fc.stringMatching(new RegExp(pattern));
}

function objectOf(
  {properties, additional = {kind: 'any'}, closed}: TypeNode & {kind: 'object'},
  depth: number,
): fc.Arbitrary<unknown> {
  const fields = properties.map(({name: field, required, type: inner}) => {
    if (!required && depth > 2) return fc.constant([]);
    const value = valueOf(inner, depth + 1).map((found): [string, unknown][] => [[field, found]]);
    return required ? value : fc.option(value, {nil: []});
  });
  const others =
    closed || depth > 2 ? fc.constant([]) : fc.array(fc.tuple(name, valueOf(additional, depth + 1)), {maxLength: 2});
  const listed = new Set(properties.map((property) => property.name));
  return fc
    .tuple(fc.tuple(...fields), others)
    .map(([own, rest]) => Object.fromEntries([...own.flat(), ...rest.filter(([other]) => !listed.has(other))]));
}

/** Values that fit a type. */
export function valueOf(wanted: TypeNode, depth = 0): fc.Arbitrary<unknown> {
  const node = resolveType(wanted, CONTEXT);
  const lists = (items: TypeNode, minLength = 0, maxLength = 3): fc.Arbitrary<unknown[]> =>
    depth > 2 && minLength === 0 ? fc.constant([]) : fc.array(valueOf(items, depth + 1), {minLength, maxLength});
  switch (node.kind) {
    case 'string':
      return STRINGS_OF.get(node) ?? stringOf(node);
    case 'number':
      return numberOf(node);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'any':
      return json;
    case 'enum':
      return fc.constantFrom(...node.values);
    case 'array':
      return lists(node.items, node.minItems, node.maxItems);
    case 'tuple': {
      const rest = node.rest ? lists(node.rest) : fc.constant([]);
      return fc
        .tuple(fc.tuple(...node.items.map((item) => valueOf(item, depth + 1))), rest)
        .map((parts) => parts.flat(1));
    }
    case 'object':
      return objectOf(node, depth);
    case 'union':
      return fc.oneof(
        ...(depth > 3 ? node.options.slice(0, 1) : node.options).map((option) => valueOf(option, depth + 1)),
      );
  }
}

/** A type with a value that fits it. */
export const typed = type.chain((wanted) => valueOf(wanted).map((value) => ({type: wanted, value})));

/** Drafts of every form, made for no type in particular. */
export const draft = fc.letrec<{draft: Draft}>((tie) => ({
  draft: fc.oneof(
    {maxDepth: 4, depthSize: 'small'},
    fc.record({
      kind: fc.constant('text' as const),
      text: fc.oneof(fc.string(), fc.json(), fc.constantFrom('', '-', '1e999', '0x')),
    }),
    // The mark is in no generated value: broken JSON never says the same as one of those.
    fc.record({
      kind: fc.constant('json' as const),
      text: fc.oneof(
        fc.json(),
        fc.constantFrom('', ' '),
        fc.string().map((text) => `${text}\u2026`),
      ),
    }),
    fc.constant<Draft>({kind: 'off'}),
    fc.record({kind: fc.constant('pick' as const), value: fc.jsonValue()}),
    fc.record({kind: fc.constant('list' as const), items: fc.array(tie('draft'), {maxLength: 4})}),
    fc.record({
      kind: fc.constant('fields' as const),
      fields: fc.array(fc.tuple(name, tie('draft')), {maxLength: 3}).map((entries) => Object.fromEntries(entries)),
      others: fc.array(fc.record({name, draft: tie('draft')}), {maxLength: 3}),
    }),
    fc.array(fc.option(tie('draft'), {nil: undefined}), {minLength: 1, maxLength: 3}).chain((drafts) =>
      fc.record({
        kind: fc.constant('option' as const),
        index: fc.nat(drafts.length - 1),
        drafts: fc.constant(drafts),
      }),
    ),
  ),
})).draft;
