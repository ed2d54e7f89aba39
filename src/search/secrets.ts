/** Hex digits of a private key, or of a longer key or seed; one digit too many is still a key for whoever finds it. */
const KEY = /[0-9a-f]{64}/i;
/** An extended private key of BIP 32. */
const EXTENDED_KEY = /\b[t-vx-z]prv[1-9A-HJ-NP-Za-km-z]{60,}/;

/** Fewest words of a recovery phrase. */
const FEWEST_WORDS = 12;

/**
 * Words of the lists that recovery phrases are made of, as far as their letters tell: Latin, Hiragana, Hangul, or one
 * Han character.
 */
const PHRASE_WORD = /^(?:\p{Ll}{3,9}|\p{Script=Hiragana}{2,8}|\p{Script=Hangul}{1,8}|\p{Script=Han})$/u;

/** What every question has one of, and no list of words for recovery phrases. */
const WORDS_OF_QUESTIONS = new Set(
  (
    'and are but cannot could did does doing for from get gets getting has her his how its not our out she should some ' +
    'than the their them these too was were which while who why would ' +
    'como con cual cuando del desde donde esta fue han hay las los más mis muy para por porque que qué sin son sus una unos'
  ).split(' '),
);

/** Whether as many words in a row as a phrase has may all be of its list. */
function hasPhraseOfWords(text: string): boolean {
  let run = 0;
  for (const word of text.split(/[^\p{L}\p{M}]+/u).filter(Boolean)) {
    run = PHRASE_WORD.test(word) && !WORDS_OF_QUESTIONS.has(word) ? run + 1 : 0;
    if (run >= FEWEST_WORDS) return true;
  }
  return false;
}

/** Of the characters of a phrase hardly one comes twice. */
const FEWEST_DIFFERENT = 9;

/** Whether Han characters that aren't a sentence follow one another: nearly every one is a word by itself. */
function hasPhraseOfHan(text: string): boolean {
  const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});
  // A phrase has 24 characters at most; the segmenter takes a second for a long text.
  const runs = (text.match(/\p{Script=Han}{12,48}/gu) ?? []).slice(0, 20);
  return runs.some(
    (run) =>
      new Set(run).size >= FEWEST_DIFFERENT && [...segmenter.segment(run)].length >= Array.from(run).length * 0.85,
  );
}

/**
 * Whether a text looks like a private key or a recovery phrase, however it is spaced, numbered or capitalised, in full
 * width or with dashes. A transaction hash has the form of a key and counts as one.
 */
export function looksSecret(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const joined = plain.replace(/(?<=[0-9a-f])[\s\-:_,;|.]+(?=[0-9a-f])/gi, '');
  if (KEY.test(joined) || EXTENDED_KEY.test(plain)) return true;
  const lower = plain.toLowerCase();
  return hasPhraseOfWords(lower) || hasPhraseOfHan(lower);
}
