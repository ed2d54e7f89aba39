/**
 * Marks text whose contrast need not be judged again: of each look (colour, size and weight of the text, and all that is painted behind it)
 * the first three on the page stay unmarked. Runs in the page; a page has thousands of pieces of text and some forty looks.
 */
export function markLooks(mark: string): void {
  const REPRESENTATIVES = 3;
  const grounds = new Map<Element | null, string>([[null, '']]);
  const groundOf = (element: Element): string => {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const {backgroundColor, backgroundImage, opacity, position, zIndex, filter, mixBlendMode} = getComputedStyle(element);
    const parts = [backgroundColor, backgroundImage, opacity, position, zIndex, filter, mixBlendMode].join();
    const isPlain = parts === 'rgba(0, 0, 0, 0),none,1,static,auto,none,normal';
    const isDisabled = element.matches(':disabled, [aria-disabled="true"]');
    const behind = element.parentElement ? groundOf(element.parentElement) : '';
    const ground = `${behind}${isPlain ? '' : `/${parts}`}${isDisabled ? '/disabled' : ''}`;
    grounds.set(element, ground);
    return ground;
  };
  const seen = new Map<string, number>();
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
