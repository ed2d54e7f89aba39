import {createContext, type ComponentProps, type ComponentType, type ReactNode} from 'react';

/** What the code of the block around was tested with; undefined for code that came from no sample. */
export const TestedWith = createContext<string | undefined>(undefined);

/** The gas that the diff of the block around saves, as JSON of `GasSaved`; undefined for any other block. */
export const GasOfDiff = createContext<string | undefined>(undefined);

/** What every page has for its tables, so that one with printed tables doesn't load its styles a second time. */
export interface TableParts {
  ScrollingTable: ComponentType<ComponentProps<'table'>>;
  /** Class of a table that is a list on a phone. */
  labelled: string | undefined;
}

/** How the output of the block around is shown if it has tables; undefined for any other block. */
export const ShownOutput = createContext<((output: string, parts: TableParts) => ReactNode) | undefined>(undefined);
