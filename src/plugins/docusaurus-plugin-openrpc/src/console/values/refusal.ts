import type {FaultCode} from '../model';

/** Why a text is refused; `values` fill the gaps in the code's sentence. */
export interface Refusal {
  ok: false;
  code: FaultCode;
  values?: Record<string, string>;
}

/** Refuses a text. */
export function refuse(code: FaultCode, values?: Record<string, string>): Refusal {
  return values ? {ok: false, code, values} : {ok: false, code};
}
