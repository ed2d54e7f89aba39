/**
 * Patterns of the small words that distinguish one language from another: plain strings, so that they can be passed to
 * a page.
 */
export const FOREIGN_WORDS = {
  english: String.raw`\b(?:the|of|and|is|are|to|that|this|with|which|from|for|by|an|be|not|it|you|when|must|if)\b`,
  spanish: String.raw`\b(?:el|la|los|las|de|del|que|y|en|un|una|es|con|por|para|se|su|al|como|no)\b`,
  han: String.raw`\p{Script=Han}`,
};

const [ENGLISH, SPANISH, HAN] = [
  new RegExp(FOREIGN_WORDS.english, 'gi'),
  new RegExp(FOREIGN_WORDS.spanish, 'gi'),
  new RegExp(FOREIGN_WORDS.han, 'u'),
];

/** The language that a text is certainly in; undefined if it could be any: short, or without small words. */
export function languageOfText(text: string): 'en' | 'zh-CN' | undefined {
  if (HAN.test(text)) return 'zh-CN';
  const isEnglish = (text.match(ENGLISH) ?? []).length >= 3 && (text.match(SPANISH) ?? []).length === 0;
  return isEnglish ? 'en' : undefined;
}
