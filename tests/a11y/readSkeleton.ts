/**
 * A page without its words, as a digest: each visible element with its attributes, the places with text, and which
 * controls are too small for a finger and too near to another. Axe finds the same on two pages with the same digest:
 * names are there or missing in the same places, and the same classes give the same colors. Runs in the page, at the
 * width at which axe looks at it.
 */
// eslint-disable-next-line max-lines-per-function -- The page gets the text of one function, which has to bring all it needs.
export async function readSkeleton(): Promise<string> {
  // Of what says something in a language or leads somewhere, only matters whether it is empty.
  const WORDS =
    /^(?:href|src|srcset|alt|title|content|value|datetime|placeholder|aria-label|aria-description|aria-roledescription|data-.*)$/;
  // WCAG 2.2, 2.5.8: a target is 24 px wide and high, or a circle of that size on its middle meets no other's.
  const LEAST = 24;
  const isSeen = (element: Element): boolean => element.checkVisibility({visibilityProperty: true});
  const controls = [...document.querySelectorAll('a, button, summary, input, select, textarea, [tabindex], [role]')]
    .filter((element) => isSeen(element) && getComputedStyle(element).display !== 'inline')
    .map((element) => {
      const box = element.getBoundingClientRect();
      return {
        element,
        box,
        x: (box.left + box.right) / 2,
        y: (box.top + box.bottom) / 2,
        isSmall: box.width < LEAST || box.height < LEAST,
      };
    });
  const isCrowded = (one: (typeof controls)[number]): boolean =>
    controls.some((other) => {
      if (other === one || other.element.contains(one.element)) return false;
      const {left, right, top, bottom} = other.box;
      const toBox = Math.hypot(Math.max(left - one.x, 0, one.x - right), Math.max(top - one.y, 0, one.y - bottom));
      return toBox < LEAST / 2 || (other.isSmall && Math.hypot(other.x - one.x, other.y - one.y) < LEAST);
    });
  const crowded = new Set(
    controls.filter((control) => control.isSmall && isCrowded(control)).map(({element}) => element),
  );

  const own = document.documentElement.lang;
  const parts: string[] = [
    document.title.trim() ? 'titled' : '',
    document.querySelector<HTMLMetaElement>('meta[name="viewport"]')?.content ?? '',
  ];
  const valueOf = (name: string, value: string): string => {
    if (WORDS.test(name)) return String(value.trim() !== '');
    return name === 'lang' && value === own ? 'own' : value;
  };
  const read = (element: Element): void => {
    parts.push('<', element.localName);
    if (!isSeen(element)) {
      // Others may be named by what is hidden, or say that they open it.
      for (const named of [element, ...element.querySelectorAll('[id]')])
        if (named.id) parts.push(' id=', named.id, named.textContent.trim() ? '#' : '');
      return;
    }
    for (const {name, value} of element.attributes) parts.push(' ', name, '=', valueOf(name, value));
    if (crowded.has(element)) parts.push(' crowded');
    parts.push('>');
    for (const node of element.childNodes) {
      if (node instanceof Element) read(node);
      else if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) parts.push('#');
    }
    parts.push('/');
  };
  for (const {name, value} of document.documentElement.attributes) parts.push(' ', name, '=', valueOf(name, value));
  read(document.body);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(parts.join('')));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
