import {describe, expect, it} from 'vitest';
import {eventTitle} from '../eventTitle';

describe('eventTitle', () => {
  it('tells an event by its number and hash', () => {
    expect(eventTitle({adaptive: false, epochNumber: '0xb2', hash: '0xdec', height: '0xb2'})).toBe(
      'epochNumber 178 · hash 3564',
    );
    expect(eventTitle({number: '0x10', hash: `0x${'ab'.repeat(32)}`})).toBe(`number 16 · hash 0x${'ab'.repeat(32)}`);
    expect(eventTitle({revertTo: '0x1'})).toBe('revertTo 1');
  });

  it('begins with the JSON of anything else', () => {
    expect(eventTitle('0x1')).toBe('"0x1"');
    expect(eventTitle({epochNumber: 5})).toBe('{"epochNumber":5}');
    expect(eventTitle(undefined)).toBe('null');
    expect(eventTitle(['x'.repeat(500)])).toHaveLength(160);
  });
});
