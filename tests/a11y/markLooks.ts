declare global {
  // How often each look has been met, on all pages that were shown in this window.
  var looksMet: Map<string, number> | undefined;
}

/**
 * Marks text whose contrast does not have to be judged again: of each look (color, size and weight of the text, and all
 * that is painted behind it) the first three stay unmarked. Runs in the page; a page has thousands of pieces of text,
 * and forty pages have about eighty looks.
 */
export function markLooks(mark: string): void {
  const REPRESENTATIVES = 3;
  const grounds = new Map<Element | null, string>([[null, '']]);
  const groundOf = (element: Element): string => {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const {backgroundColor, backgroundImage, opacity, position, zIndex, filter, mixBlendMode} =
      getComputedStyle(element);
    const parts = [backgroundColor, backgroundImage, opacity, position, zIndex, filter, mixBlendMode].join();
    const isPlain = parts === 'rgba(0, 0, 0, 0),none,1,static,auto,none,normal';
    const isDisabled = element.matches(':disabled, [aria-disabled="true"]');
    const behind = element.parentElement ? groundOf(element.parentElement) : '';
    const ground = `${behind}${isPlain ? '' : `/${parts}`}${isDisabled ? '/disabled' : ''}`;
    grounds.set(element, ground);
    return ground;
  };
  const seen = (globalThis.looksMet ??= new Map<string, number>());
  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (!hasText || !element.checkVisibility({visibilityProperty: true})) continue;
    const {width, height, right, bottom} = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || right <= 0 || bottom <= 0) continue;
    const {color, fontSize, fontWeight, textShadow} = getComputedStyle(element);
    const look = [groundOf(element), color, fontSize, fontWeight, textShadow].join('|');
    const count = seen.get(look) ?? 0;
    seen.set(look, count + 1);
    if (count >= REPRESENTATIVES) element.setAttribute(mark, '');
  }
}

/**
 * Puts plain text in the place of code's coloured pieces that need no judging: marked ones, those without text, and all
 * in a hidden block. They have neither role nor name, and are the greater part of many a page. Runs in the page, after
 * `markLooks`.
 */
export function foldCode(mark: string): void {
  // Everything is read before anything is changed: the browser would lay out the page again in between.
  const shown = [...document.querySelectorAll('pre')].map((block) => ({block, hidden: !block.checkVisibility()}));
  for (const {block, hidden} of shown) {
    const folds = (piece: Element): boolean => hidden || piece.hasAttribute(mark) || piece.textContent.trim() === '';
    for (const line of block.querySelectorAll('code > div')) {
      const pieces = [...line.querySelectorAll('*')];
      if (pieces.every((piece) => piece.matches('span, br') && folds(piece))) line.replaceWith(`${line.textContent}\n`);
      else
        for (const piece of pieces)
          if (piece.matches('span') && piece.childElementCount === 0 && folds(piece))
            piece.replaceWith(piece.textContent);
    }
  }
}
