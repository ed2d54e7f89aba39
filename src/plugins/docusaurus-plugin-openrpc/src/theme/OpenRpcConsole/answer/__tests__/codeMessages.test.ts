import {describe, expect, it} from 'vitest';
import {codeMeaning, explainedCode} from '../codeMessages';

describe('explainedCode', () => {
  it.each([
    'allowed qps exceeded',
    'Daily Request Limit Exceeded',
    'request rate exceeded, allowed 50 qps',
    'daily request count exceeded',
    'rate limit exceeded',
    'Too Many Requests',
  ])('takes -32000 with the words “%s” for a limit of requests', (message) => {
    for (const dialect of ['conflux', 'ethereum'] as const) {
      const code = explainedCode({code: -32000, message}, dialect);
      expect(codeMeaning(code, dialect)).toEqual(codeMeaning(-32005, dialect));
      expect(codeMeaning(code, dialect)).not.toEqual(codeMeaning(-32000, dialect));
    }
  });

  it.each([
    [-32000, 'the result set exceeds the limit of 10000 entries'],
    [-32000, 'gas limit exceeded'],
    [-32000, 'max initcode size exceeded'],
    [-32000, 'nonce too low'],
    [-32602, 'request limit exceeded'],
    [-32005, 'request rate exceeded'],
  ])('leaves %i with the words “%s” as it is', (code, message) =>
    expect(explainedCode({code, message}, 'ethereum')).toBe(code),
  );

  it('knows no such words where a code means nothing but JSON-RPC', () => {
    expect(explainedCode({code: -32000, message: 'allowed qps exceeded'}, 'plain')).toBe(-32000);
  });
});
