import {refuse, type Refusal} from '../values/refusal';
import {duplicateName} from './duplicateName';
import {jsonFault} from './jsonFault';

const MAX_DEPTH = 200;

/**
 * The value of a text written as JSON; never throws, whatever the browser's words for it. A blank text is refused as
 * `required`, one with a field twice as `duplicate-field`, any other as `not-json` with line, column and a JsonReason.
 */
export function parseJson(text: string, maxDepth = MAX_DEPTH): {ok: true; value: unknown} | Refusal {
  if (text.trim() === '') return refuse('required');
  const fault = jsonFault(text, maxDepth);
  if (fault) return refuse('not-json', {line: String(fault.line), column: String(fault.column), reason: fault.reason});
  const twice = duplicateName(text);
  return twice === undefined ? {ok: true, value: JSON.parse(text)} : refuse('duplicate-field', {found: twice});
}
