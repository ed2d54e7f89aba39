import {expect, it} from 'vitest';
import {assistantSettings} from '../assistantSettings';

const COMPLETE = {
  scriptUrl: 'https://cdn.example/widget.js',
  publicKey: 'pk',
  keyAttribute: 'data-public-key',
  integrity: 'sha384-x',
};
const fields = (over: object = {}) => ({thirdParties: {assistant: {...COMPLETE, ...over}}});

it('reads a complete configuration and its origin', () => {
  expect(assistantSettings(fields())).toEqual({...COMPLETE, origin: 'https://cdn.example'});
});

it.each([
  undefined,
  {},
  {thirdParties: null},
  {thirdParties: {assistant: 'yes'}},
  fields({publicKey: ''}),
  fields({integrity: ''}),
  fields({integrity: undefined}),
  fields({scriptUrl: ''}),
  fields({scriptUrl: 'javascript:alert(1)'}),
  fields({scriptUrl: 'https://['}),
  fields({keyAttribute: 'onload'}),
])('has no assistant from %j', (customFields) => {
  expect(assistantSettings(customFields)).toBeUndefined();
});
