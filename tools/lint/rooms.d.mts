/** One room of the repository: the files that belong together, and what they may know. */
export interface Room {
  /** Patterns of paths from the root of the repository. */
  files: string[];
  /** Names of other rooms. */
  mayImport: string[];
  /** Where a thing belongs that another room wants from this one: the end of the message. */
  instead: string;
  /** Whether readers get this code: it has no modules of Node.js. */
  runsInBrowser?: boolean;
}

export declare const ROOMS: Record<string, Room>;

export declare const SITE: string[];
