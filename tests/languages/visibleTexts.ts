import type {Page} from '@playwright/test';

/** Something that a reader sees or hears: a stretch of text, an attribute's value, or the page's title. */
export interface VisibleText {
  kind: string;
  text: string;
}

/** Code, the list of sources and what is declared to be in another language are the same in every language. */
const SAME_EVERYWHERE =
  'code, pre, kbd, script, style, noscript, section[aria-labelledby="page-sources"] ul, body [lang]';

/** Every text that the page shows now, and the attributes that are read out or shown. */
export function visibleTexts(page: Page): Promise<VisibleText[]> {
  return page.evaluate((excluded) => {
    const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder'];
    const found = new Map<string, {kind: string; text: string}>();
    const add = (kind: string, raw: string | null | undefined): void => {
      const text = (raw ?? '').replace(/[\s\u200b]+/g, ' ').trim();
      if (text !== '') found.set(`${kind}\0${text}`, {kind, text});
    };
    add('page title', document.title);
    add('page description', document.querySelector('meta[name="description"]')?.getAttribute('content'));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest(excluded) && parent.checkVisibility({visibilityProperty: true}))
        add('text', node.nodeValue);
    }
    for (const element of document.body.querySelectorAll(attributes.map((name) => `[${name}]`).join(','))) {
      if (element.closest(excluded) || !element.checkVisibility({visibilityProperty: true})) continue;
      for (const name of attributes) add(name, element.getAttribute(name));
    }
    return [...found.values()];
  }, SAME_EVERYWHERE);
}

const WORD = /\p{Script=Latin}{3,}/u;
const ADDRESS = /^(?:https?|wss?):\/\/\S+$/;
/** A product or package with its version. */
const VERSION = /^\S+ v?\d+(?:\.\d+)+$/;

/** The texts of a translated page that are word for word those of the English page, and hold a word at all. */
export function leftOver(translated: readonly VisibleText[], english: readonly VisibleText[]): VisibleText[] {
  const originals = new Set(english.map(({text}) => text));
  return translated.filter(
    ({text}) => originals.has(text) && WORD.test(text) && ![ADDRESS, VERSION].some((same) => same.test(text)),
  );
}
