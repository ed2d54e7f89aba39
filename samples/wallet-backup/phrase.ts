import { Mnemonic, wordlists } from 'ethers';

/** The test phrase that Hardhat and Foundry publish. Never send CFX to its accounts. */
export const words = 'test test test test test test test test test test test junk'.split(' ');
export const list = Array.from({ length: 2048 }, (_, index) => wordlists.en!.getWord(index));

/** The phrase with another word at one place, counted from 0. */
export const replace = (place: number, word: string): string[] =>
  words.map((old, at) => (at === place ? word : old));
export const isValid = (phrase: string[]): boolean => Mnemonic.isValidMnemonic(phrase.join(' '));

export function expect(condition: boolean, claim: string): void {
  if (!condition) throw new Error(`No longer true: ${claim}`);
}
