/** What the list of a repository of proposals says has become of one, by the section and table that it stands in. */
export type Listed =
  {kind: 'fork'; fork: string} | {kind: 'software'} | {kind: 'standard'} | {kind: 'dormant'} | {kind: 'replaced'; by: number} | {kind: 'process'};

/** One improvement proposal, as its own header and the list describe it. */
export interface Proposal {
  number: number;
  title: string;
  /** The word in the header, which authors don't always update. */
  state: string;
  type: string;
  listed: Listed;
}
