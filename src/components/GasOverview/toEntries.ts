import {topicOf, type Figures, type GasRow, type Setting} from '../GasMeasured/measured';
import {floorOf} from '../GasMeasured/toLines';

/**
 * A topic in the overview: gas before and after of its headline row, optimizer on; undefined if a space was not
 * measured.
 */
export interface Entry {
  label: string;
  href: string;
  headline: string;
  espace?: Change;
  core?: Change;
  /** The change in eSpace, or in the only space, through the compiler's other pipeline. */
  ir?: Change;
}

/** Gas before and after. */
export interface Change {
  before: number;
  after: number;
  /** Whether a floor price hides a part of the change. */
  floored: boolean;
}

function toChange(row: GasRow | undefined, figures: Figures | undefined, setting: Setting): Change | undefined {
  const [before, after] = figures?.[setting] ?? [];
  return !row || before === undefined || after === undefined
    ? undefined
    : {before, after, floored: floorOf(row, setting).floor !== undefined};
}

/** The entry of one page, named by the last part of its document's id. */
export function toEntry({label, href, docId}: {label: string; href: string; docId: string}): Entry {
  const {headline, rows} = topicOf(docId.split('/').at(-1) ?? '');
  const row = rows.find(({name}) => name === headline);
  const [espace, core] = [toChange(row, row?.espace, 'on'), toChange(row, row?.core, 'on')];
  const ir = toChange(row, row?.espace ?? row?.core, 'ir');
  return {label, href, headline, ...(espace && {espace}), ...(core && {core}), ...(ir && {ir})};
}

/** The gas that comes or, less than nothing, goes by a change. */
export const differenceOf = (change: Pick<Change, 'before' | 'after'> | undefined): number | undefined =>
  change && change.after - change.before;
