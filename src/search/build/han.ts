import {Converter} from 'opencc-js/t2cn';
import {pinyin} from 'pinyin-pro';

const FIRST = 0x4e00;
const LAST = 0x9fff;
/** The rows of GB 2312 that hold the 3,755 characters of everyday use. */
const ROWS = {from: 0xb0, to: 0xd7, firstCell: 0xa1, lastCell: 0xfe};

/** The Traditional characters of those that pages write, and these; OpenCC knows which belong together. */
export function toTraditional(written: ReadonlySet<string>): [from: string, to: string] {
  const convert = Converter({from: 't', to: 'cn'});
  const pairs: [string, string][] = [];
  for (let code = FIRST; written.size > 0 && code <= LAST; code++) {
    const traditional = String.fromCodePoint(code);
    const simplified = convert(traditional);
    if (simplified !== traditional && written.has(simplified)) pairs.push([traditional, simplified]);
  }
  return [pairs.map(([from]) => from).join(''), pairs.map(([, to]) => to).join('')];
}

function* everydayCharacters(): Generator<string> {
  const decoder = new TextDecoder('gb2312');
  for (let row = ROWS.from; row <= ROWS.to; row++) {
    for (let cell = ROWS.firstCell; cell <= ROWS.lastCell; cell++) {
      const character = decoder.decode(Uint8Array.of(row, cell));
      if (/^\p{Script=Han}$/u.test(character)) yield character;
    }
  }
}

/**
 * The everyday characters that sound alike, tones aside, where pages write one of them: who types by sound may pick the
 * wrong one.
 */
export function toSounds(written: ReadonlySet<string>): string[] {
  if (written.size === 0) return [];
  const groups = new Map<string, string>();
  for (const character of everydayCharacters()) {
    const sound = pinyin(character, {toneType: 'none'});
    groups.set(sound, (groups.get(sound) ?? '') + character);
  }
  return [...groups.values()].filter(
    (group) => group.length > 1 && Array.from(group).some((character) => written.has(character)),
  );
}
