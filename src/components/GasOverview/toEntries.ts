import {topicOf, type Figures} from '../GasMeasured/measured';

/** A topic in the overview: gas before and after of its headline row, optimiser on; undefined where a space was not measured. */
export interface Entry {
  label: string;
  href: string;
  headline: string;
  espace?: Change;
  core?: Change;
}

/** Gas before and after. */
export interface Change {
  before: number;
  after: number;
}

function toChange(figures: Figures | undefined): Change | undefined {
  const [before, after] = figures?.on ?? [];
  return before === undefined || after === undefined ? undefined : {before, after};
}

/** The entry of one page, named by the last part of its document's id. */
export function toEntry({label, href, docId}: {label: string; href: string; docId: string}): Entry {
  const {headline, rows} = topicOf(docId.split('/').at(-1) ?? '');
  const row = rows.find(({name}) => name === headline);
  const [espace, core] = [toChange(row?.espace), toChange(row?.core)];
  return {label, href, headline, ...(espace && {espace}), ...(core && {core})};
}

/** The gas that comes or, less than nothing, goes by a change. */
export const differenceOf = (change: Change | undefined): number | undefined => change && change.after - change.before;
