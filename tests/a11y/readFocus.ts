/**
 * One stop of the keyboard's path through a page: what has the focus, where it is, and what is wrong with how it is
 * shown.
 */
export interface FocusStop {
  /** The element in short, for messages. */
  name: string;
  /** Its place on the page, scrolled parts unrolled. */
  box: {left: number; top: number; right: number; bottom: number};
  /** The landmark that contains it. */
  part: string;
  faults: string[];
}

/** Reads the element that has the focus, once nothing moves; undefined if none has. Runs in the page. */
// eslint-disable-next-line max-lines-per-function -- The page gets the text of one function, which has to bring all it needs.
export async function readFocus(): Promise<FocusStop | undefined> {
  const LEAST_CONTRAST = 3;
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement) return undefined;
  const passing = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map((animation) => animation.finished));
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const toRgba = (color: string): number[] => {
    if (!canvas) throw new Error('The browser gives no canvas to read colours with.');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (color: number[]): number => {
    const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: number[], other: number[]): number => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const groundOf = (element: Element | null): number[] => {
    for (let each = element; each; each = each.parentElement) {
      const color = toRgba(getComputedStyle(each).backgroundColor);
      if ((color[3] ?? 0) > 200) return color;
    }
    return [255, 255, 255, 255];
  };
  const indicatorFault = (element: Element): string | undefined => {
    const {outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow} = getComputedStyle(element);
    const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
    const shadowColor = /^(?:rgba?|color|oklch|oklab)\([^)]*\)/.exec(boxShadow)?.[0];
    if (!hasOutline && shadowColor === undefined) return 'nothing shows the focus: give it an outline';
    const color = toRgba(hasOutline ? outlineColor : (shadowColor ?? 'transparent'));
    const isInside = hasOutline ? parseFloat(outlineOffset) < 0 : boxShadow.includes('inset');
    const found = contrast(color, groundOf(isInside ? element : element.parentElement));
    return found >= LEAST_CONTRAST
      ? undefined
      : `the mark of the focus has a contrast of ${found.toFixed(2)}, less than ${String(LEAST_CONTRAST)}`;
  };
  // A choice whose own button is not seen is marked on its label, and a field on the frame that holds it.
  const isSeen = getComputedStyle(focused).opacity !== '0';
  const frame = focused.closest('dialog *:focus-within:not(:focus)');
  const candidates = isSeen
    ? [focused, ...(focused.matches('input') && frame ? [frame] : [])]
    : [focused.nextElementSibling, focused.parentElement, focused.closest('label')];
  const marked = candidates.filter((element) => element !== null);
  const verdicts = marked.map(indicatorFault);
  const faults = verdicts.includes(undefined) ? [] : verdicts.slice(0, 1).flatMap((fault) => fault ?? []);

  const rect = focused.getBoundingClientRect();
  const left = Math.max(rect.left, 0);
  const right = Math.min(rect.right, innerWidth);
  const top = Math.max(rect.top, 0);
  const bottom = Math.min(rect.bottom, innerHeight);
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  );
  const isHit = ([x, y]: readonly [number, number]): boolean => {
    const hit = document.elementFromPoint(x, y);
    return (
      hit !== null &&
      (focused.contains(hit) || hit.contains(focused) || (hit.closest('label')?.contains(focused) ?? false))
    );
  };
  // Links that run over two lines have no box of their own in the middle.
  const lines = [...focused.getClientRects()].map(({x, y, width, height}) => [x + width / 2, y + height / 2] as const);
  if (right <= left || bottom <= top) faults.push('it is outside of the window');
  else if (![...points, ...lines].some((point) => isHit(point))) faults.push('something else covers all of it');

  let [dx, dy] = [scrollX, scrollY];
  for (let each = focused.parentElement; each && each !== document.documentElement; each = each.parentElement)
    [dx, dy] = [dx + each.scrollLeft, dy + each.scrollTop];
  const words = (focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 40);
  return {
    name: `<${focused.localName}${focused.id && `#${focused.id}`} class="${focused.className}"> "${words}"`,
    box: {left: rect.left + dx, top: rect.top + dy, right: rect.right + dx, bottom: rect.bottom + dy},
    part:
      focused
        .closest('nav, main, footer, header, aside, dialog, [role="banner"], [role="region"], #console')
        ?.outerHTML.slice(0, 60) ?? '',
    faults,
  };
}

/** How many elements on the page take the focus by Tab, a group of choices counted once. Runs in the page. */
export function countTabStops(): number {
  const groups = new Set<string>();
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex], audio[controls], iframe',
    ),
  ].filter((element) => {
    if (
      element.tabIndex < 0 ||
      element.matches(':disabled') ||
      element.closest('[inert]') ||
      !element.checkVisibility({visibilityProperty: true})
    )
      return false;
    if (element.localName === 'summary' && element.parentElement?.querySelector('summary') !== element) return false;
    if (!element.matches('input[type="radio"]')) return true;
    const name = element.getAttribute('name') ?? '';
    const isFirst = !groups.has(name);
    groups.add(name);
    return isFirst;
  });
  return stops.length;
}
