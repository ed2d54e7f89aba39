import {useEffect, type RefObject} from 'react';
import {linePaths} from './linePaths';

const FIELD = '[data-field]';
const LIT = 'data-lit';

/** A response with the fields that its lines belong to. */
interface Answer {
  lines: readonly Element[];
  paths: readonly (string | undefined)[];
}

const textOf = ({textContent}: Element): string => textContent.replace(/\n$/, '');

/** The recorded response that is shown; read again each time, since the highlighter and the console replace it. */
function readAnswer(article: Element): Answer {
  const lines = [...article.querySelectorAll('[data-recorded-answer] .token-line')];
  return {lines, paths: linePaths(lines.map(textOf))};
}

/** Moves what lies around a line until the line is seen in it; the page itself stays. */
function bringIntoSight(line: Element, within: Element | null): void {
  if (!within) return;
  const [inner, outer] = [line.getBoundingClientRect(), within.getBoundingClientRect()];
  const [above, below] = [outer.top - inner.top, inner.bottom - outer.bottom];
  if (above > 0 || below > 0) within.scrollTop += inner.top - outer.top - outer.height / 3;
}

/** The row of a field or, where it has none, of the nearest field around it. */
function rowOf(article: Element, path: string): Element | undefined {
  for (let rest = path; rest !== ''; rest = rest.slice(0, Math.max(0, rest.lastIndexOf('/')))) {
    const row = [...article.querySelectorAll(FIELD)].find((each) => each.getAttribute('data-field') === rest);
    if (row) return row;
  }
  return undefined;
}

/**
 * What belongs to the element pointed at: a row and the lines of its field, or a line with the others of its field and
 * the row.
 */
function litBy(article: Element, target: Element): {row?: Element | undefined; lines: Element[]; isRow: boolean} {
  const row = target.closest(FIELD);
  const {lines, paths} = readAnswer(article);
  if (row) {
    const path = row.getAttribute('data-field') ?? '';
    return {
      row,
      lines: lines.filter((_, index) => paths[index] === path || paths[index]?.startsWith(`${path}/`)),
      isRow: true,
    };
  }
  const line = target.closest('[data-recorded-answer] .token-line');
  const path = line ? (paths[lines.indexOf(line)] ?? '') : '';
  if (!line || path === '') return {lines: [], isRow: false};
  return {row: rowOf(article, path), lines: [line], isRow: false};
}

/**
 * While a reader points at a field of the result, its lines in the recorded response are marked, and the other way
 * round.
 */
export function useFieldLinks(host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const article = host.current;
    if (!article) return undefined;
    const clear = (): void => article.querySelectorAll(`[${LIT}]`).forEach((each) => each.removeAttribute(LIT));
    const point = ({target}: Event): void => {
      if (!(target instanceof Element)) return;
      const {row, lines, isRow} = litBy(article, target);
      clear();
      if (!row || lines.length === 0) return;
      for (const each of [row, ...lines]) each.setAttribute(LIT, '');
      const [first] = lines;
      if (!isRow || !first) return;
      bringIntoSight(first, first.closest('pre'));
      bringIntoSight(first, first.closest('#console'));
    };
    article.addEventListener('pointerover', point);
    article.addEventListener('focusin', point);
    article.addEventListener('pointerleave', clear);
    return () => {
      article.removeEventListener('pointerover', point);
      article.removeEventListener('focusin', point);
      article.removeEventListener('pointerleave', clear);
    };
  }, [host]);
}
