/** A node of a page's tree, as far as tables are concerned. */
interface PageNode {
  type: string;
  value?: string;
  data?: {hProperties?: Record<string, unknown>};
  children?: PageNode[];
}

/** A number as any of the three languages writes it, or a fraction, with at most a short unit: 1,234 · 0,25 · 1/16 CFX · 16 GB · −40%. */
const FIGURE = /^[-−+]?\d{1,4}(?:[,.\u00a0\u202f]\d{3})*(?:[.,]\d+|\/\d+)?(?:[\s\u00a0]?(?:%|[A-Za-z]{1,6}))?$/;

function* tablesBelow(node: PageNode): Generator<PageNode> {
  if (node.type === 'table') yield node;
  else for (const child of node.children ?? []) yield* tablesBelow(child);
}

/** The text of a cell that has nothing but text; undefined where it has code, links or anything else. */
function plainText({children = []}: PageNode): string | undefined {
  return children.every(({type}) => type === 'text')
    ? children
        .map(({value = ''}) => value)
        .join('')
        .trim()
    : undefined;
}

/** Whether the cells of a column are figures: at least two, and none with anything else. */
function isColumnOfFigures(cells: readonly PageNode[]): boolean {
  const texts = cells.map(plainText).filter((text) => text !== '');
  return texts.length > 1 && texts.every((text) => text !== undefined && FIGURE.test(text));
}

function mark(cell: PageNode | undefined): void {
  if (cell) cell.data = {...cell.data, hProperties: {...cell.data?.hProperties, className: ['figures']}};
}

/** Gives the cells of each table's columns of figures, the first column apart, a class of their own: they stand flush right. */
export default function remarkFigures(): (tree: PageNode) => void {
  return (tree) => {
    for (const {children: rows = []} of tablesBelow(tree)) {
      const [head, ...body] = rows;
      (head?.children ?? []).forEach((_, column) => {
        const cells = body.flatMap(({children = []}) => children[column] ?? []);
        if (column > 0 && isColumnOfFigures(cells)) rows.forEach(({children = []}) => mark(children[column]));
      });
    }
  };
}
