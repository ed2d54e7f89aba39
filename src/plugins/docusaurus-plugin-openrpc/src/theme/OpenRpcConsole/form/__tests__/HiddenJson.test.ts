import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {toDrafts} from '../../../../console/draft/params';
import type {ValueContext} from '../../../../console/model';
import type {RpcMethod, TypeNode} from '../../../../reference';
import type {MethodPages} from '../../requestAddress';
import {FormContext} from '../formState';
import HiddenJson from '../HiddenJson';
import JsonView from '../JsonView';

const text: TypeNode = {kind: 'string'};
const method: RpcMethod = {
  name: 'test_unlock',
  slug: 'test_unlock',
  summary: 'Unlocks.',
  deprecated: false,
  availability: 'operator',
  paramStructure: 'by-position',
  params: [
    {name: 'address', required: true, deprecated: false, type: text},
    {name: 'password', required: true, deprecated: false, type: text, secret: true},
    {
      name: 'hint',
      required: false,
      deprecated: false,
      type: {kind: 'union', exclusive: true, options: [text, {kind: 'null'}]},
      secret: true,
    },
  ],
  errors: [],
  examples: [],
  guides: [],
  types: {},
  shared: [],
};
const context: ValueContext = {dialect: 'conflux', types: {}};
const ignore = (): void => undefined;

function markupOf(values: readonly unknown[], isView: boolean): string {
  const drafts = toDrafts(method, values, context);
  const view = isView
    ? createElement(JsonView, {
        method,
        drafts,
        onDrafts: ignore,
        jsonText: undefined,
        onJsonText: ignore,
        onBatch: () => undefined,
      })
    : createElement(HiddenJson, {method, drafts, onShow: ignore});
  const pages: MethodPages = {
    loaders: {},
    documentUrl: '/rpc/openrpc.json',
    console: {instanceId: 'rpc', dialect: 'conflux', endpoints: [], guarded: []},
  };
  const value = {
    ...{context, idPrefix: 'rpc', faults: [], isDue: () => false, isSecret: () => true, pages},
    ...{connection: undefined, method},
  };
  return renderToStaticMarkup(createElement(FormContext, {value}, view));
}

it('has words in place of secrets, and cannot be written in', () => {
  const markup = markupOf(['cfx:aa', 'hunter2', 'hunter3'], false);
  expect(markup).toMatch(/<textarea[^>]* readonly/i);
  for (const part of ['cfx:aa', 'YOUR-PASSWORD', 'YOUR-HINT']) expect(markup).toContain(part);
  expect(markup).not.toContain('hunter');
});

it('shows a secret that is empty, null or not there as it is', () => {
  expect(markupOf(['cfx:aa', '', null], false)).not.toContain('YOUR-');
  expect(markupOf(['cfx:aa', ''], false)).not.toContain('YOUR-');
});

it('comes first in the JSON view of a method with a secret', () => {
  expect(markupOf(['cfx:aa', 'hunter2'], true)).not.toContain('hunter2');
});
