import fc from 'fast-check';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {emptyDrafts, readParams, toDrafts} from '../../../../console/draft/params';
import type {Draft, ValueContext} from '../../../../console/model';
import type {RpcMethod, TypeNode} from '../../../../reference';
import type {MethodPages} from '../../requestAddress';
import {FormContext} from '../formState';
import JsonView from '../JsonView';
import RequestEditor from '../RequestEditor';

const quantity: TypeNode = {kind: 'string', title: 'Quantity', format: 'quantity', unit: 'drip'};
const tree: TypeNode = {
  kind: 'object',
  title: 'Tree',
  closed: true,
  properties: [
    {name: 'value', required: true, type: quantity},
    {name: 'children', required: true, type: {kind: 'array', items: {kind: 'named', name: 'Tree'}}},
    {
      name: 'parent',
      required: false,
      type: {kind: 'union', exclusive: true, options: [{kind: 'named', name: 'Tree'}, {kind: 'null'}]},
    },
  ],
};
const types: TypeNode[] = [
  {kind: 'named', name: 'Tree'},
  {kind: 'any'},
  {kind: 'boolean'},
  {kind: 'number', integer: true, minimum: 1},
  {kind: 'string', format: 'base32-address'},
  {kind: 'string', format: 'data'},
  {kind: 'enum', values: ['a', 1, null]},
  {kind: 'tuple', items: [{kind: 'boolean'}, quantity], rest: {kind: 'string'}},
  {kind: 'object', closed: false, properties: [], additional: tree},
  {
    kind: 'union',
    exclusive: true,
    options: [{kind: 'enum', values: ['latest']}, quantity, tree, {kind: 'array', items: quantity}, {kind: 'null'}],
  },
  {
    kind: 'union',
    exclusive: true,
    options: [
      {kind: 'null'},
      {kind: 'array', items: {kind: 'union', exclusive: true, options: [quantity, {kind: 'null'}]}},
    ],
  },
];
const method: RpcMethod = {
  name: 'test_all',
  slug: 'test_all',
  summary: 'Takes everything.',
  deprecated: false,
  availability: 'public',
  paramStructure: 'either',
  params: [true, false].flatMap((required) =>
    types.map((type, index) => ({name: `${required ? 'p' : 'o'}${index}`, required, deprecated: false, type})),
  ),
  errors: [],
  examples: [],
  guides: [],
  types: {Tree: tree},
  shared: [],
};
const context: ValueContext = {dialect: 'conflux', chainId: 1, types: method.types};

const ignore = (): void => undefined;
const pages: MethodPages = {
  loaders: {},
  documentUrl: '/rpc/openrpc.json',
  console: {instanceId: 'rpc', dialect: 'conflux', endpoints: [], guarded: []},
};

function markupOf(drafts: Draft[]): string {
  const reading = readParams(method, drafts, context);
  return renderToStaticMarkup(
    createElement(RequestEditor, {
      method,
      drafts,
      onDrafts: ignore,
      view: 'form',
      onView: ignore,
      jsonText: undefined,
      onBatch: () => undefined,
      pages,
      onJsonText: ignore,
      faults: reading.ok ? [] : reading.faults,
      showFaults: true,
      context,
      connection: undefined,
      idPrefix: 'rpc',
    }),
  );
}

/** The JSON view by itself, which the editor loads on request. */
function jsonMarkupOf(drafts: Draft[]): string {
  const value = {
    ...{context, idPrefix: 'rpc', faults: [], isDue: () => false, isSecret: () => false, pages},
    ...{connection: undefined, method},
  };
  const view = createElement(JsonView, {
    method,
    drafts,
    onDrafts: ignore,
    jsonText: undefined,
    onJsonText: ignore,
    onBatch: () => undefined,
  });
  return renderToStaticMarkup(createElement(FormContext, {value}, view));
}

function attributes(markup: string, name: string): string[] {
  return [...markup.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
}

/** Controls that nothing names: neither a label around them or for them, nor a name of their own. */
function unnamed(markup: string): string[] {
  const labelled = new Set(attributes(markup, 'for'));
  const outside = markup.replace(/<label[^>]*>.*?<\/label>/gs, '');
  const controls = [...outside.matchAll(/<(?:input|select|textarea)[^>]*>/g)].map(([control]) => control);
  return controls.filter(
    (control) => !control.includes(' aria-label=') && !attributes(control, 'id').some((id) => labelled.has(id)),
  );
}

const filled = toDrafts(
  method,
  method.params.map(({type}) =>
    type.kind === 'named'
      ? {value: '0x1', children: [{value: 'x', children: []}], parent: {value: '1', children: []}}
      : [{value: 2, children: [7]}],
  ),
  context,
);

describe.each([
  ['an empty form', emptyDrafts(method, context)],
  ['a form of values, most of them wrong', filled],
])('%s', (_, drafts) => {
  const markup = markupOf(drafts);

  it('gives each control a name', () => {
    expect(unnamed(markup)).toEqual([]);
  });

  it('has every id once', () => {
    const ids = attributes(markup, 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('refers to places that are there', () => {
    const ids = new Set(attributes(markup, 'id'));
    const referred = [
      ...attributes(markup, 'for'),
      ...attributes(markup, 'aria-describedby').flatMap((list) => list.split(' ')),
    ];
    expect(referred.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('RequestEditor', () => {
  it('shows whatever JSON is given as parameters', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({maxDepth: 4}), {maxLength: 26}), (values) => {
        const drafts = toDrafts(method, values, context);
        expect(markupOf(drafts)).toContain('fieldset');
        expect(jsonMarkupOf(drafts)).toContain('textarea');
      }),
      {numRuns: 60},
    );
  });

  it('leaves the JSON to no memory of the browser', () => {
    expect(jsonMarkupOf([])).toMatch(/<textarea[^>]* autocomplete="off"/i);
  });

  it('shows a hostile value as text', () => {
    const markup = markupOf(
      toDrafts(method, [{'<img src=x onerror=alert(1)>': '</textarea><script>alert(1)</script>'}], context),
    );
    expect(markup).not.toMatch(/<script|<img/);
    expect(markup).toContain('&lt;script');
  });
});
