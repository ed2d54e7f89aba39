import {codeAnchor} from '../../errorLinks';
import type {ErrorReferenceData} from '../../errorReference';

/** An entry of a page's contents; `value` is HTML. */
export interface ContentsEntry {
  value: string;
  id: string;
  level: number;
}

const toHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The codes that an error reference has sections for: those of JSON-RPC, or statuses of HTTP. */
export const codesOf = ({codes}: ErrorReferenceData, http: boolean): ErrorReferenceData['codes'] =>
  codes.filter((entry) => (entry.http ?? false) === http);

/** The sections of an error reference, as a page's contents list them below the heading that they follow. */
export default function contentsOfErrors(data: ErrorReferenceData, http: boolean): ContentsEntry[] {
  return codesOf(data, http).map(({code, title}) => ({
    value: toHtml(`${String(code)}: ${title}`),
    id: codeAnchor(code),
    level: 3,
  }));
}
