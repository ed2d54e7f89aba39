import {expect, it} from 'vitest';
import {isApple, isSearchShortcut} from '../searchShortcut';

const press = (key: string, over: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  typing: false,
  ...over,
});
const PC = {apple: false, slash: true};
const MAC = {apple: true, slash: true};

it.each([
  ['/ outside a field', press('/'), PC, true],
  ['/ in a field', press('/', {typing: true}), PC, false],
  ['/ turned off', press('/'), {...PC, slash: false}, false],
  ['Ctrl /', press('/', {ctrlKey: true}), PC, false],
  ['Ctrl K', press('k', {ctrlKey: true}), PC, true],
  ['Ctrl K with capitals on', press('K', {ctrlKey: true}), PC, true],
  ['Ctrl K in a field', press('k', {ctrlKey: true, typing: true}), PC, true],
  ['Ctrl Alt K', press('k', {ctrlKey: true, altKey: true}), PC, false],
  ['⌘ K elsewhere', press('k', {metaKey: true}), PC, false],
  ['⌘ K', press('k', {metaKey: true}), MAC, true],
  ['Ctrl K on Apple systems, which cuts a line', press('k', {ctrlKey: true, typing: true}), MAC, false],
  ['k alone', press('k'), PC, false],
])('%s', (_, keys, settings, expected) => {
  expect(isSearchShortcut(keys, settings)).toBe(expected);
});

it.each([
  ['MacIntel', true],
  ['iPad', true],
  ['Win32', false],
  ['Linux x86_64', false],
])('%s is an Apple system: %s', (platform, expected) => {
  expect(isApple(platform)).toBe(expected);
});
