import {expect, test} from 'vitest';
import {addressOfAttempt} from '../pageAssistant';

test('the first attempt uses the configured address, each later one an address of its own', () => {
  expect(addressOfAttempt('https://cdn.example/widget.js', 1)).toBe('https://cdn.example/widget.js');
  expect(addressOfAttempt('https://cdn.example/widget.js?v=3', 2)).toBe('https://cdn.example/widget.js?v=3&attempt=2');
});
