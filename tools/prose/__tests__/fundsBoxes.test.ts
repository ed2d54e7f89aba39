import {describe, expect, test} from 'vitest';
import {countSentences, fundsFaults} from '../fundsBoxes';

describe('countSentences', () => {
  test.each([
    ['One. Two! Three?', 3],
    ['One, on v3.0.2 with 1.5 CFX. Two without a point', 2],
    ['Use `a. b. c.` in one sentence, e.g. here.', 1],
    ['第一句。第二句！第三句？', 3],
    ['一句，没有句号', 1],
    ['“第一句。”第二句。', 2],
    ['Una, p. ej. aquí. Dos: con 124.428 de gas.', 2],
    ['**A label.** Then one more.', 2],
    ['', 0],
  ])('%s', (text, sentences) => {
    expect(countSentences(text)).toBe(sentences);
  });
});

describe('fundsFaults', () => {
  const box = (body: string): string => `Text.\n\n:::funds[A title. With two sentences.]\n\n${body}\n\n:::\n`;
  const messages = (text: string): string[] => fundsFaults(text).map(({message}) => message);

  test('finds nothing in a box of one or two sentences, nor in another box', () => {
    expect(messages(box('One with a [link](#a). Two.'))).toEqual([]);
    expect(messages(box('第一句。第二句。'))).toEqual([]);
    expect(messages(':::note\n\nOne. Two. Three.\n\n- A list\n\n:::\n')).toEqual([]);
  });

  test.each([
    ['three sentences', 'One. Two. Three.', '3 sentences'],
    ['three sentences in two paragraphs', 'One. Two.\n\nThree.', '3 sentences'],
    ['three Chinese sentences', '第一句。第二句。第三句。', '3 sentences'],
    ['a list', 'One.\n\n- Two', 'a list'],
    ['code', 'One.\n\n```text\ncode\n```', 'a code'],
  ])('finds a box with %s', (_, body, what) => {
    expect(messages(box(body))).toEqual([expect.stringContaining(`a funds box with ${what};`)]);
    expect(fundsFaults(box(body)).map(({line}) => line)).toEqual([3]);
  });
});
