import {createContext} from 'react';

/** The names of the fields around, from the result inwards, joined by slashes; undefined outside a result. */
export const FieldPath = createContext<string | undefined>(undefined);
