import {expect, it} from 'vitest';
import {parsePermalink, toPermalink} from '../../../console/memory/permalink';
import {isPermalinkHash} from '../isPermalinkHash';

it('knows the hashes that hold a request, sound or not, as permalinks do', () => {
  const link = toPermalink({params: []});
  expect(link.ok && isPermalinkHash(link.hash)).toBe(true);
  for (const hash of ['#request=', '#request=%E0%A4%A', '#request=AAAA']) {
    expect(isPermalinkHash(hash)).toBe(true);
    expect(parsePermalink(hash).kind).toBe('refused');
  }
  for (const hash of ['', '#', '#parameters', '#requests', '#Request=AAAA']) {
    expect(isPermalinkHash(hash)).toBe(false);
    expect(parsePermalink(hash).kind).toBe('none');
  }
});
