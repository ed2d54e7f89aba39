import {describe, expect, it} from 'vitest';
import {excerptSegments} from '../excerptSegments';

describe('excerptSegments', () => {
  it('parts marked words from the rest, in order', () => {
    expect(excerptSegments('the <mark>base</mark> <mark>fee</mark> of a block')).toEqual([
      {text: 'the ', marked: false},
      {text: 'base', marked: true},
      {text: ' ', marked: false},
      {text: 'fee', marked: true},
      {text: ' of a block', marked: false},
    ]);
  });

  it('keeps hostile markup as text', () => {
    const image = '<img src=x onerror=alert(1)>';
    expect(excerptSegments(`${image} <mark>&lt;script&gt;</mark>`)).toEqual([
      {text: `${image} `, marked: false},
      {text: '<script>', marked: true},
    ]);
  });

  it('reads back the two entities that the index writes, and no other', () => {
    expect(excerptSegments('a &lt; b &amp;&amp; &quot;c&quot;')).toEqual([{text: 'a < b &amp;&amp; &quot;c&quot;', marked: false}]);
  });

  it('drops zero-width spaces, and is empty for an empty excerpt', () => {
    expect(excerptSegments('存储\u200B<mark>抵押\u200B</mark>')).toEqual([
      {text: '存储', marked: false},
      {text: '抵押', marked: true},
    ]);
    expect(excerptSegments('')).toEqual([]);
  });

  it('keeps a mark that is never closed as text', () => {
    expect(excerptSegments('a <mark>b')).toEqual([{text: 'a <mark>b', marked: false}]);
  });
});
