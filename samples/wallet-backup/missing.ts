// How little a phrase protects once only one word is hidden.
import { HDNodeWallet } from 'ethers';
import { expect, isValid, list, replace, words } from './phrase.ts';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'; // public: everyone can see it on the chain
const place = 5; // the sixth word is hidden

// #region missing
const candidates = list.filter((word) => isValid(replace(place, word)));
const found = candidates.find(
  (word) => HDNodeWallet.fromPhrase(replace(place, word).join(' ')).address === address,
);
// #endregion missing
console.log(`words to try:        ${list.length}`);
console.log(`pass the checksum:   ${candidates.length}`);
console.log(`the hidden word:     ${found}`);
expect(found === words[place], 'the hidden word is found');
