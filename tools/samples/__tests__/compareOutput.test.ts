import {describe, expect, test} from 'vitest';
import {outputDiff} from '../compareOutput';

const HASH = /0x[0-9a-f]{4}/g;

describe('outputDiff', () => {
  test('finds none in equal texts, whatever ends them', () => {
    expect(outputDiff('a\nb\n', 'a\r\nb', [])).toBeUndefined();
  });

  test('lets volatile places differ in value', () => {
    expect(outputDiff('hash 0x12ab of 3', 'hash 0xffff of 3', [HASH])).toBeUndefined();
  });

  test('but not in place, and nothing beside them', () => {
    expect(outputDiff('hash 0x12ab of 3', 'hash of 3 0xffff', [HASH])).toContain(
      '- hash 0x12ab of 3\n+ hash of 3 0xffff',
    );
    expect(outputDiff('hash 0x12ab of 3', 'hash 0xffff of 4', [HASH])).toContain('+ hash 0xffff of 4');
  });

  test('shows what changed between the lines that did not, as they are written', () => {
    const diff = outputDiff('1\n2\n3 0xaaaa\nold\n5\n6\n7\n8', '1\n2\n3 0xbbbb\nnew\nnewer\n5\n6\n7\n8', [HASH]);
    expect(diff).toBe('from line 4 on (- committed, + printed):\n  2\n  3 0xaaaa\n- old\n+ new\n+ newer\n  5\n  6');
  });

  test('a lost line and an added one are seen', () => {
    expect(outputDiff('a\nb', 'a', [])).toContain('- b');
    expect(outputDiff('a', 'a\nb', [])).toContain('+ b');
  });
});
