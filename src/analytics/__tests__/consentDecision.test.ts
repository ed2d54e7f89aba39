import {describe, expect, it} from 'vitest';
import {decideConsent, parseConsent, type Decision} from '../consentDecision';
import {refusedByBrowser} from '../refusedByBrowser';

const stored = (decision: Decision) => ({decision, date: '2026-11-20'});

describe('decideConsent', () => {
  it.each([
    [false, undefined, false, 'absent'],
    [false, stored('granted'), false, 'absent'],
    [false, stored('denied'), false, 'absent'],
    [false, undefined, true, 'absent'],
    [false, stored('granted'), true, 'absent'],
    [false, stored('denied'), true, 'absent'],
    [true, undefined, true, 'refused'],
    [true, stored('granted'), true, 'refused'],
    [true, stored('denied'), true, 'refused'],
    [true, undefined, false, 'unasked'],
    [true, stored('granted'), false, 'granted'],
    [true, stored('denied'), false, 'denied'],
  ] as const)('configured %s, stored %j, refused by the browser %s: %s', (configured, decision, refused, expected) => {
    expect(decideConsent({configured, stored: decision, refusedByBrowser: refused})).toBe(expected);
  });
});

describe('refusedByBrowser', () => {
  it.each([
    [{}, false],
    [{doNotTrack: null}, false],
    [{doNotTrack: 'unspecified'}, false],
    [{doNotTrack: '0', globalPrivacyControl: false}, false],
    [{doNotTrack: '1'}, true],
    [{globalPrivacyControl: true}, true],
    [{doNotTrack: '0', globalPrivacyControl: true}, true],
    [{doNotTrack: '1', globalPrivacyControl: false}, true],
  ])('%j: %s', (signals, expected) => {
    expect(refusedByBrowser(signals)).toBe(expected);
  });
});

describe('parseConsent', () => {
  it('reads what is written', () => {
    expect(parseConsent(JSON.stringify(stored('granted')))).toEqual(stored('granted'));
    expect(parseConsent(JSON.stringify(stored('denied')))).toEqual(stored('denied'));
  });

  it.each([
    null,
    '',
    'granted',
    'null',
    '[]',
    '{"decision":"granted"}',
    '{"decision":"maybe","date":"2026-11-20"}',
    '{"decision":"granted","date":1}',
  ])('finds no decision in %j', (text) => {
    expect(parseConsent(text)).toBeUndefined();
  });
});
