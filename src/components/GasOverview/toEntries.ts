import {topicOf, type Figures} from '../GasMeasured/measured';

/** A topic in the overview: gas before and after of its headline row, optimiser on; undefined where a space was not measured. */
export interface Entry {
  label: string;
  href: string;
  headline: string;
  espace?: Change;
  core?: Change;
}

interface Change {
  before: number;
  after: number;
}

/** The columns that the overview can be sorted by. */
export type SortKey = 'label' | 'espace' | 'core';

/** The order of the rows. */
export interface Order {
  key: SortKey;
  descending: boolean;
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

const savingOf = (change: Change | undefined): number => (change ? change.before - change.after : -Infinity);

/** The entries in the wanted order; what a space lacks comes last when the largest comes first. */
export function sortEntries(entries: readonly Entry[], {key, descending}: Order): Entry[] {
  const sign = descending ? -1 : 1;
  return [...entries].sort((one, other) => {
    const compared = key === 'label' ? one.label.localeCompare(other.label) : Math.sign(savingOf(one[key]) - savingOf(other[key]) || 0);
    return sign * compared || one.label.localeCompare(other.label);
  });
}
