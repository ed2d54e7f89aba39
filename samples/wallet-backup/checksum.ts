// Which mistakes in a seed phrase a wallet can find.
import { Mnemonic } from 'ethers';
import { expect, isValid, list, replace, words } from './phrase.ts';

// #region one-word
const accepted = words.map(
  (right, place) => list.filter((word) => word !== right && isValid(replace(place, word))).length,
);
const wrong = words.length * (list.length - 1);
const unnoticed = accepted.reduce((sum, count) => sum + count);
// #endregion one-word
const share = unnoticed / wrong;
expect(isValid(words), 'the test phrase is valid');
expect(share > 1 / 20 && share < 1 / 13, 'about one wrong word in sixteen passes');
expect(accepted.at(-1) === 127, 'exactly 127 other last words pass');

// A phrase of 24 words has 8 bits of checksum instead of 4.
const long = [...Array<string>(23).fill('abandon'), 'art'];
const longLast = list.filter((word) =>
  Mnemonic.isValidMnemonic([...long.slice(0, 23), word].join(' ')),
).length;
expect(longLast === 8, 'eight last words are valid for 24 words');

// Wallets accept the words of the list only, and its first four letters are enough to tell them apart.
const starts = new Set(list.map((word) => word.slice(0, 4)));
expect(starts.size === list.length, 'four letters identify a word');
expect(!isValid(replace(3, 'tset')), 'a word that is not in the list is refused');

console.log(`one of ${words.length} words replaced by another word of the list`);
console.log(`  possible mistakes           ${wrong.toLocaleString('en')}`);
console.log(
  `  accepted as a valid phrase ${unnoticed.toLocaleString('en')}, one in ${(1 / share).toFixed(1)}`,
);
console.log(
  `last words that are valid, 12 words: ${list.filter((word) => isValid(replace(11, word))).length} of ${list.length}`,
);
console.log(`last words that are valid, 24 words: ${longLast} of ${list.length}`);
console.log(
  `a word that isn't in the list:       ${isValid(replace(3, 'tset')) ? 'accepted' : 'refused'}`,
);
