const KEY = /(?<![0-9a-f])(?:0x)?[0-9a-f]{64}(?![0-9a-f])/i;

// Words of the lists that recovery phrases are made of, or single Han characters; however they are numbered and separated.
const PHRASE = /(?<![\p{L}])(?:(?:\p{Ll}{3,8}|\p{Script=Han})[\s\d.,;]+){11}(?:\p{Ll}{3,8}|\p{Script=Han})(?!\p{L})/u;

/** Whether a text looks like a private key or a recovery phrase. A transaction hash has the form of a key and counts as one. */
export const looksSecret = (text: string): boolean => KEY.test(text) || PHRASE.test(text.normalize('NFC').toLowerCase());
