import {createContext, useContext} from 'react';
import type {Connection} from '../../../console/connection';
import type {Fault, ValueContext, ValuePath} from '../../../console/model';
import type {RpcMethod} from '../../../reference';
import type {MethodPages} from '../requestAddress';

/** What every field of a form needs to know besides its own draft. */
export interface FormState {
  context: ValueContext;
  idPrefix: string;
  faults: readonly Fault[];
  /** Whether a reader has left the field, or has tried to send, so that its faults may be shown. */
  isDue: (path: ValuePath) => boolean;
  /** Whether a value is a password, a key or the like, which is hidden while it is typed. */
  isSecret: (path: ValuePath) => boolean;
  /** What a field can be filled in from; undefined while there is no network to ask. */
  connection: Connection | undefined;
  /** The method whose form it is. */
  method: Pick<RpcMethod, 'name' | 'params'>;
  /** Where the pages of other methods are. */
  pages: MethodPages;
}

/** Hands the state of the form to its fields. */
export const FormContext = createContext<FormState | undefined>(undefined);

/** The state of the form that contains a field. */
export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field is outside a form.');
  return form;
}
