import {expect, test} from 'vitest';
import {fillDocument, listUnused, type FillableDocument} from '../fillDocuments';
import type {Pair} from '../pair';

function pairOf(params: unknown[], answer: object): Pair {
  return {request: {jsonrpc: '2.0', id: 1, method: 'm', params}, answer: {jsonrpc: '2.0', id: 1, ...answer}};
}

const PAIRS: Record<string, Pair> = {
  found: pairOf(['0x1', false], {result: null}),
  'error-form': pairOf([7], {error: {code: -32602, message: 'Invalid params'}}),
};

const document: FillableDocument = {
  methods: [
    {
      name: 'm',
      params: [{name: 'block'}],
      result: {name: 'found'},
      examples: [{name: 'found', summary: 'In the words of a writer'}, {name: 'error-form', summary: 'A wrong form'}, {name: 'lost'}],
    },
    {name: 'without', params: []},
  ],
};

test('an example gets the values of its recording, and keeps its words', () => {
  const {document: filled, missing} = fillDocument(document, (_, name) => PAIRS[name]);
  expect(filled.methods[0]?.examples).toEqual([
    {
      name: 'found',
      summary: 'In the words of a writer',
      params: [
        {name: 'block', value: '0x1'},
        {name: 'parameter 2', value: false},
      ],
      result: {name: 'found', value: null},
    },
    {name: 'error-form', summary: 'A wrong form', params: [{name: 'block', value: 7}], 'x-error': {code: -32602, message: 'Invalid params'}},
    {name: 'lost'},
  ]);
  expect(missing).toEqual(['m lost']);
  expect(filled.methods[1]).toEqual({name: 'without', params: []});
});

test('a recording that no example shows is told', () => {
  expect(
    listUnused(document, [
      {method: 'm', name: 'found'},
      {method: 'm', name: 'extra'},
    ]),
  ).toEqual(['m extra']);
});

test('a listed error follows the numbers of its recording, not other words', () => {
  const errors = [
    {code: -32602, message: 'Balance 5 of net1234:abc is too low', cause: 'kept'},
    {code: -32602, message: 'Other words'},
  ];
  const method = {name: 'm', params: [], errors, examples: [{name: 'low'}]};
  const low = pairOf([], {error: {code: -32602, message: 'Balance 17 of NET1234:TYPE.USER:XYZ is too low'}});
  expect(fillDocument({methods: [method]}, () => low).document.methods[0]?.errors).toEqual([
    {code: -32602, message: 'Balance 17 of NET1234:TYPE.USER:XYZ is too low', cause: 'kept'},
    {code: -32602, message: 'Other words'},
  ]);
});
