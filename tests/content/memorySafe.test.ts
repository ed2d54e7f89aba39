// holds: contracts.memory-safe
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {filesBelow} from '../../tools/prose/filesBelow';

const ROOT = path.resolve(__dirname, '../..');
/**
 * Solidity allows such a block its scratch space, 0x00 to 0x3f, and memory that it has asked the free memory pointer
 * for.
 */
const SCRATCH = 0x40;
const WORD = 0x20;
const BLOCK = /assembly\s*\("memory-safe"\)\s*\{/g;
/** A word written to a place that is a number. */
const STORE = /\bmstore\((0x[0-9a-f]+|\d+)\s*,/g;

/** The text of each block that promises to be memory-safe. */
function blocksOf(source: string): string[] {
  return [...source.matchAll(BLOCK)].map(({index}) => {
    let depth = 0;
    for (let end = source.indexOf('{', index); end < source.length; end++) {
      depth += source[end] === '{' ? 1 : source[end] === '}' ? -1 : 0;
      if (depth === 0) return source.slice(index, end + 1);
    }
    return source.slice(index);
  });
}

/** Writes to fixed places outside the scratch space. */
const breaches = (block: string): string[] =>
  [...block.matchAll(STORE)].filter(([, place]) => Number(place) + WORD > SCRATCH).map(([text]) => text);

describe('assembly that promises to be memory-safe', () => {
  const files = filesBelow(path.join(ROOT, 'samples'), /\.sol$/);

  test('writes to no fixed place beyond the scratch space, in any sample', () => {
    const blocks = files.flatMap((file) => blocksOf(readFileSync(file, 'utf8')).map((block) => ({file, block})));
    expect(blocks.length).toBeGreaterThan(2);
    expect(
      blocks.flatMap(({file, block}) => breaches(block).map((text) => `${path.relative(ROOT, file)}: ${text}`)),
    ).toEqual([]);
  });

  test('breaks the promise if it overwrites the free memory pointer, even where it reverts', () => {
    const block = 'assembly ("memory-safe") { mstore(0x00, 1) mstore(0x24, 9) revert(0x00, 0x64) }';
    expect(blocksOf(block).flatMap(breaches)).toEqual(['mstore(0x24,']);
    expect(
      breaches(
        'assembly ("memory-safe") { mstore(0x20, 1) let free := mload(0x40) mstore(free, 2) revert(free, 0x64) }',
      ),
    ).toEqual([]);
  });
});
