import {expect, test} from 'vitest';
import type {WrittenMethod} from '../documentFiles';
import {fillErrors, listUnused} from '../fillDocuments';

test('a recording that no example shows is told', () => {
  const methods: WrittenMethod[] = [{name: 'm', examples: [{name: 'found'}, {name: 'lost'}]}, {name: 'without'}];
  expect(
    listUnused(methods, [
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
  const low = {code: -32602, message: 'Balance 17 of NET1234:TYPE.USER:XYZ is too low'};
  expect(fillErrors({name: 'm', errors}, [low]).errors).toEqual([
    {code: -32602, message: 'Balance 17 of NET1234:TYPE.USER:XYZ is too low', cause: 'kept'},
    {code: -32602, message: 'Other words'},
  ]);
});

test('a method without listed errors stays as it is', () => {
  expect(fillErrors({name: 'm'}, [{code: -32602, message: 'Other words'}])).toEqual({name: 'm'});
});
