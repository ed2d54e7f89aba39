import {exactJson} from '../../../console/answer/exactJson';

/** Where a value comes from: the text of an answer, and the pointer into it. */
export interface Source {
  text: string;
  pointer: string;
}

/**
 * What is copied of a value: a text as it is, anything else as JSON with the digits that the answer has, not those that
 * a browser keeps of them.
 */
export function copyText(value: unknown, {text, pointer}: Source): string {
  return typeof value === 'string' ? value : (exactJson(text, pointer) ?? JSON.stringify(value, null, 2));
}
