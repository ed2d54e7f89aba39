import type {Root, TableCell} from 'mdast';
import {addProperties, nodesBelow} from './tree';

/**
 * A number as any of the three languages writes it, or a fraction, with at most a short unit: 1,234 · 0,25 · 1/16 CFX ·
 * 16 GB · −40%.
 */
const FIGURE = /^[-−+]?\d{1,4}(?:[,.\u00a0\u202f]\d{3})*(?:[.,]\d+|\/\d+)?(?:[\s\u00a0]?(?:%|[A-Za-z]{1,6}))?$/;

/** The text of a cell that has nothing but text; undefined if it has code, links or anything else. */
function plainText({children}: TableCell): string | undefined {
  const texts = children.map((child) => (child.type === 'text' ? child.value : undefined));
  return texts.includes(undefined) ? undefined : texts.join('').trim();
}

/** Whether the cells of a column are figures: at least two, and none with anything else. */
function isColumnOfFigures(cells: readonly TableCell[]): boolean {
  const texts = cells.map(plainText).filter((text) => text !== '');
  return texts.length > 1 && texts.every((text) => text !== undefined && FIGURE.test(text));
}

/**
 * Gives the cells of each table's columns of figures, except the first column, a class of their own: they are flush
 * right.
 */
export function remarkFigures(): (tree: Root) => void {
  return (tree) => {
    for (const table of nodesBelow(tree)) {
      if (table.type !== 'table') continue;
      const [head, ...body] = table.children;
      (head?.children ?? []).forEach((_, column) => {
        const cells = body.flatMap(({children}) => children[column] ?? []);
        if (column === 0 || !isColumnOfFigures(cells)) return;
        for (const {children} of table.children)
          if (children[column]) addProperties(children[column], {className: ['figures']});
      });
    }
  };
}
