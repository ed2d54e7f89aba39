import {budgetOf} from './budgets';
import {sumOf, type FileWeight, type PageWeight} from './weighPages';

const KB = 1000;
const LISTED = 10;
const LARGEST = 3;

const inKb = (bytes: number): string => `${(bytes / KB).toFixed(1)} kB`;
const nameOf = ({address}: FileWeight): string => address.slice(address.lastIndexOf('/') + 1);

/** The largest of the files that not every page in the list loads. */
function largestOwn(files: readonly FileWeight[], shared: ReadonlySet<string>): string {
  return files
    .filter(({address}) => !shared.has(address))
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, LARGEST)
    .map((file) => `${nameOf(file)} ${inKb(file.bytes)}`)
    .join(', ');
}

/** The addresses that most of these pages load. */
function sharedIn(pages: readonly PageWeight[], kind: 'scripts' | 'styles'): Set<string> {
  // Each language has files of its own.
  const counts = new Map<string, number>();
  for (const page of pages) for (const {address} of page[kind]) counts.set(address, (counts.get(address) ?? 0) + 1);
  return new Set([...counts].flatMap(([address, count]) => (count > pages.length / LISTED ? [address] : [])));
}

/**
 * The ten pages that load most, heaviest first, each with its bytes and its largest files that few other pages load.
 */
export function heaviest(pages: readonly PageWeight[], kind: 'scripts' | 'styles'): string[] {
  const shared = sharedIn(pages, kind);
  return [...pages]
    .sort((one, other) => sumOf(other[kind]) - sumOf(one[kind]))
    .slice(0, LISTED)
    .map((page) => `${String(sumOf(page[kind]))} bytes of ${kind} ${page.name} (${largestOwn(page[kind], shared)})`);
}

/** The pages that load more than their bounds, with bytes and the largest files of their own. */
export function overBudget(pages: readonly PageWeight[]): string[] {
  const shared = {scripts: sharedIn(pages, 'scripts'), styles: sharedIn(pages, 'styles')};
  return pages.flatMap((page) => {
    const {script, stylesheet} = budgetOf(page.name);
    return (
      [
        ['scripts', script],
        ['styles', stylesheet],
      ] as const
    ).flatMap(([kind, bound]) => {
      const bytes = sumOf(page[kind]);
      if (bytes <= bound * KB) return [];
      return [
        `${page.name}: ${String(bytes)} bytes of ${kind}, ${String(bound * KB)} allowed; its largest own files: ${largestOwn(page[kind], shared[kind])}`,
      ];
    });
  });
}
