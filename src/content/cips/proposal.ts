/** The state of a proposal in its repository's list, from the section and table that it is in. */
export type Listed =
  | {kind: 'fork'; fork: string}
  | {kind: 'software'}
  | {kind: 'standard'}
  | {kind: 'dormant'}
  | {kind: 'replaced'; by: number}
  | {kind: 'process'};

/** One improvement proposal, as its own header and the list describe it. */
export interface Proposal {
  number: number;
  title: string;
  /** The word in the header, which authors don't always update. */
  state: string;
  type: string;
  listed: Listed;
}
