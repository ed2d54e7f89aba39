import {describe, expect, it} from 'vitest';
import type {MessageFacts} from '../message';
import {lookUpFirst} from '../sentMessages';
import {mayHaveArrived, toMessage, type FailedOutcome} from '../toMessage';

const FACTS: MessageFacts = {
  url: 'https://node.example/',
  origin: 'https://portal.example',
  locale: 'en',
  id: 1,
  sent: 100,
  sends: true,
  now: 0,
};

const text = 'no';
const OUTCOMES = (
  [
    {kind: 'offline'},
    {kind: 'unreachable', reason: 'Failed to fetch'},
    {kind: 'blocked-by-cors'},
    {kind: 'blocked-by-policy'},
    {kind: 'blocked-by-permission'},
    {kind: 'interrupted', reason: 'reset'},
    {kind: 'redirected'},
    {kind: 'timeout', timeoutMs: 1},
    {kind: 'aborted'},
    {kind: 'oversized', maxBytes: 1},
    {kind: 'wrong-id', expected: 1, found: 2, text},
    {kind: 'not-json', text},
    {kind: 'not-json-rpc', text},
    ...[400, 401, 404, 413].map((status) => ({kind: 'http-client-error', status, text}) as const),
    ...[500, 503].map((status) => ({kind: 'http-server-error', status, text}) as const),
    {kind: 'rate-limited', status: 429, text},
    {kind: 'rate-limited', status: 429, retryAfter: '7', text},
    {kind: 'wallet-refused'},
    {kind: 'wallet-busy'},
    {kind: 'wallet-failed', reason: 'locked'},
    {kind: 'unanswered'},
    {kind: 'answered-twice', text},
    {kind: 'not-sent'},
  ] as const
).map((outcome): FailedOutcome => ({...outcome, elapsedMs: 1}));

/** What cannot have carried a call anywhere: nothing left the page, or the wallet's owner said no. */
const STAYED = ['blocked-by-policy', 'blocked-by-permission', 'wallet-refused', 'wallet-busy', 'not-sent'];

describe('toMessage', () => {
  it.each(OUTCOMES)('of $kind $status does not have a transaction sent again that may have arrived', (outcome) => {
    expect(mayHaveArrived(outcome)).toBe(!STAYED.includes(outcome.kind));
    const {cure} = toMessage(outcome, FACTS);
    if (mayHaveArrived(outcome)) expect(cure).toBe(lookUpFirst());
    expect(toMessage(outcome, {...FACTS, sends: false}).cure).not.toBe(lookUpFirst());
  });

  it.each(OUTCOMES)('of $kind $status says that nothing was sent only where nothing was', (outcome) => {
    const {what, why} = toMessage(outcome, FACTS);
    if (/nothing was sent|was not sent/i.test(what + why))
      expect(['blocked-by-policy', 'wallet-refused', 'not-sent']).toContain(outcome.kind);
  });
});
