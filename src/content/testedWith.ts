import {createContext, type ReactNode} from 'react';

/** What the code of the block around was tested with; undefined for code that came from no sample. */
export const TestedWith = createContext<string | undefined>(undefined);

/** The gas that the diff of the block around saves, as JSON of `GasSaved`; undefined for any other block. */
export const GasOfDiff = createContext<string | undefined>(undefined);

/** How the output of the block around is shown if it has tables; undefined for any other block. */
export const ShownOutput = createContext<((output: string) => ReactNode) | undefined>(undefined);
