/**
 * What a page's landmarks, headings and languages lack; empty if nothing. Runs in the page, and is given
 * `FOREIGN_WORDS`.
 */
// eslint-disable-next-line max-lines-per-function -- The page gets the text of one function, which has to bring all it needs.
export function readStructure({english, spanish, han}: {english: string; spanish: string; han: string}): string[] {
  const faults: string[] = [];
  const seen = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({visibilityProperty: true}));
  const describe = (element: Element): string => `<${element.outerHTML.slice(1, 90)}`;
  for (const tag of ['h1', 'main']) {
    const count = seen(tag).length;
    if (count !== 1) faults.push(`one ${tag}: the page shows ${String(count)}`);
  }
  for (const nav of seen('nav, [role="navigation"]')) {
    const labelledBy = nav.getAttribute('aria-labelledby');
    const label =
      labelledBy === null ? nav.getAttribute('aria-label') : document.getElementById(labelledBy)?.textContent;
    if (!label?.trim()) faults.push(`navigation without a name: ${describe(nav)}; give it aria-label`);
  }

  const [ENGLISH, SPANISH, HAN] = [new RegExp(english, 'gi'), new RegExp(spanish, 'gi'), new RegExp(han, 'u')];
  const isEnglish = (text: string): boolean =>
    (text.match(ENGLISH) ?? []).length >= 3 && (text.match(SPANISH) ?? []).length === 0 && !HAN.test(text);
  const isForeign = (text: string): boolean => HAN.test(text) || isEnglish(text);
  const languageOf = (element: Element): string => element.closest('[lang]')?.getAttribute('lang') ?? '';
  const blocks = seen('p, li, td, th, dd, dt, h1, h2, h3, h4, h5, h6, summary, a, button, figcaption, blockquote');
  for (const block of blocks) {
    if (block.closest('pre, code, samp, kbd')) continue;
    const own = [...block.childNodes]
      .filter(
        (node) =>
          node.nodeType === Node.TEXT_NODE ||
          (node instanceof Element && node.matches('a, b, strong, em, i, span, q') && !node.hasAttribute('lang')),
      )
      .map((node) => node.textContent ?? '')
      .join('')
      .trim();
    const language = languageOf(block);
    const wanted = HAN.test(own) ? 'zh-CN' : isEnglish(own) ? 'en' : language;
    if (own && isForeign(own) && wanted !== language)
      faults.push(
        `language of a part: "${own.slice(0, 90)}" is within lang="${language}"; put lang="${wanted}" on ${describe(block)}`,
      );
  }
  return faults;
}

/** What sticks out to the right of a page that scrolls sideways; empty if the page does not. Runs in the page. */
export function readSidewaysScroll(): string[] {
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const out = [...document.body.querySelectorAll('*')].filter((element) => {
    const {right, width} = element.getBoundingClientRect();
    return width > 0 && right > clientWidth + 1 && element.checkVisibility();
  });
  // The innermost ones are what makes the others wide.
  const inner = out.filter((element) => !out.some((other) => other !== element && element.contains(other)));
  return [
    `scrolls sideways: ${String(scrollWidth)} px wide in a window of ${String(clientWidth)}; ${inner
      .slice(0, 3)
      .map((element) => `<${element.outerHTML.slice(1, 120)}`)
      .join(' and ')} stick(s) out`,
  ];
}
