// The first character, in the order of pinyin, of the syllables that begin with each letter; none begins with I, U or
// V.
const PINYIN = Array.from('阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀');
const PINYIN_LETTERS = Array.from('ABCDEFGHJKLMNOPQRSTWXYZ');

// Collation gives each character one reading; in words that begin like these, the first one has another.
const READ_OTHERWISE: readonly (readonly [start: string, letter: string])[] = [
  ['重入', 'C'],
  ['重放', 'C'],
  ['重置', 'C'],
  ['调试', 'T'],
];

const pinyin = new Intl.Collator('zh-CN');

/** The letter under which a label is listed: its first one without accent, or that of its first character in pinyin. */
export function letterOf(label: string): string {
  const other = READ_OTHERWISE.find(([start]) => label.startsWith(start));
  if (other !== undefined) return other[1];
  const [first = ''] = label;
  if (!/\p{Script=Han}/u.test(first)) return first.normalize('NFD').charAt(0).toUpperCase();
  const at = PINYIN.findLastIndex((start) => pinyin.compare(start, first) <= 0);
  return PINYIN_LETTERS[at] ?? '#';
}
