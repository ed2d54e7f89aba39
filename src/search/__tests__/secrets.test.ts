import {expect, it} from 'vitest';
import {looksSecret} from '../secrets';

const HEX = '0f'.repeat(32);
const WORDS = 'apple bread chair dance eagle flame grape house index juice kite lemon'.split(' ');

it.each([
  ['64 hex digits', HEX],
  ['with 0x', `0x${HEX}`],
  ['in capitals', HEX.toUpperCase()],
  ['among other words', `key ${HEX} lost`],
  ['twelve words', WORDS.join(' ')],
  ['more words', [...WORDS, ...WORDS].join(' ')],
  ['words that are numbered', WORDS.map((word, index) => `${index + 1}. ${word}`).join('\n')],
  ['words that a keyboard capitalised', `Apple ${WORDS.slice(1).join(' ')}`],
  ['words with accents', Array.from({length: 12}, () => 'ábaco').join(' ')],
  ['Han characters, parted', Array.from('的一是在不了有和人这中大').join(' ')],
  ['Han characters, not parted', '谓恨笔歌拖扶轻镜糊尺捞盒'],
  ['twenty-four Han characters among others', '助记词：疗冻钉挥谱拉窗瓦斤抹绳颗裕搞罩蒸叠泡蓄尚践猪贡渠'],
  ['65 hex digits', `${HEX}0`],
  ['128 hex digits', HEX + HEX],
  ['hex digits in groups', (HEX.match(/.{4}/g) ?? []).join(' ')],
  ['hex digits with dashes', (HEX.match(/.{8}/g) ?? []).join('-')],
  ['hex digits on two lines', `${HEX.slice(0, 40)}\n${HEX.slice(40)}`],
  ['hex digits in full width', Array.from(HEX, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('')],
  ['hex digits with an invisible character', `${HEX.slice(0, 30)}\u200b${HEX.slice(30)}`],
  ['an extended private key', `xprv${'9s21ZrQH143K'.repeat(9)}`],
  [
    'Japanese words',
    'あいこくしん あいさつ あいだ あおぞら あかちゃん あきる あけがた あける あこがれる あさい あさひ あしあと'.replaceAll(
      ' ',
      '\u3000',
    ),
  ],
  ['Korean words', '가격 가끔 가난 가능 가득 가르침 가뭄 가방 가상 가슴 가운데 가을'],
  ['Spanish words', 'ábaco abdomen abeja abierto abogado abono aborto abrazo abrir abuelo abuso acabar'],
  // Words of the lists of BIP 39 that are common in questions as well.
  ...['have', 'into', 'just', 'like', 'much', 'este', 'ser', 'sobre', 'pero'].map((word): [string, string] => [
    `words among which is “${word}”`,
    [...WORDS.slice(0, 6), word, ...WORDS.slice(6, 11)].join(' '),
  ]),
  [
    'Italian words, which are longer',
    'abbaglio abbinato abete abisso abolire avvolgere abrogato brillante accenno accusato acetone cartolina',
  ],
  ['words in a sentence', `my words are ${WORDS.join(' ')} help`],
])('%s looks like a secret', (_, text) => {
  expect(looksSecret(text)).toBe(true);
});

it.each([
  ['an address', `0x${'0f'.repeat(20)}`],
  ['63 hex digits', HEX.slice(1)],
  ['two addresses', `0x${'0f'.repeat(20)} 0x${'0e'.repeat(20)}`],
  ['eleven words', WORDS.slice(1).join(' ')],
  ['a question', 'how do i get some test tokens for espace and for core space in my wallet'],
  ['a question of long words', 'can someone tell why this node will stop after twelve hours without any peers'],
  ['another one', 'what happens when my wallet sends tokens and the network has high fees today'],
  [
    'a question in Spanish',
    'cuánto tiempo tarda una transferencia entre espacios cuando hay mucha gente usando esta red',
  ],
  ['a long sentence in Chinese', '我在测试网上部署合约之后调用函数时总是提示存储抵押不足应该怎么办才好'],
  ['another sentence in Chinese', '矿工节点同步很慢而且经常掉线怎么解决'],
  ['one Han character again and again', '存'.repeat(400)],
  ['a sentence in Chinese', '如何在核心空间中为合约的存储支付抵押'],
  ['an error message', 'Transaction execution error: VmError(NotEnoughBalanceForStorage)'],
  ['nothing', ''],
])('%s does not', (_, text) => {
  expect(looksSecret(text)).toBe(false);
});

it('takes no longer than a key press for a long text', () => {
  const texts = [
    'word '.repeat(20_000),
    '的'.repeat(20_000),
    'ab '.repeat(20_000),
    `${'a'.repeat(63)} `.repeat(1000),
    '- '.repeat(40_000),
  ];
  for (const text of texts) {
    const started = performance.now();
    looksSecret(text);
    expect(performance.now() - started).toBeLessThan(500);
  }
});
