import {createContext} from 'react';

/** What the code of the block around was tested with; undefined for code that came from no sample. */
export const TestedWith = createContext<string | undefined>(undefined);
