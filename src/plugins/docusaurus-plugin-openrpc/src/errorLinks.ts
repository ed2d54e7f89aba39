import type {RpcReference} from './reference';

/** Where a console finds what a code means: the page, and the codes that it explains. */
export interface ErrorLinks {
  page: string;
  codes: number[];
}

/** The anchor of a code on the page of the error reference. */
export function codeAnchor(code: number): string {
  return `code-${Math.abs(code)}`;
}

/** The codes that a page of the site explains. */
export function toErrorLinks({errorEntries}: RpcReference, page: string): ErrorLinks {
  return {page, codes: errorEntries.filter(({http}) => !http).map(({code}) => code)};
}

/** The address of what a code means; undefined if the site does not explain it. */
export function codeAddress(links: ErrorLinks | undefined, code: number): string | undefined {
  return links?.codes.includes(code) ? `${links.page}#${codeAnchor(code)}` : undefined;
}
