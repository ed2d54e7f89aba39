import type {Objection} from './refusal';

// Schemes that run or show what the writer of the address chose, instead of leading somewhere.
const RUNNING = new Set([
  'javascript',
  'vbscript',
  'livescript',
  'data',
  'blob',
  'file',
  'filesystem',
  'view-source',
  'jar',
]);
const LINKED = new Set(['https', 'mailto']);

const NAMED: Record<string, string> = {colon: ':', tab: '\t', newline: '\n', sol: '/', bsol: '\\', nbsp: ' '};
const REFERENCE = /&(?:#x0*([0-9a-f]{1,6});?|#0*([0-9]{1,7});?|([a-z]+);)/gi;
// Browsers skip controls and blanks in a scheme; characters without width only hide it from a reviewer.
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Z}|\p{Default_Ignorable_Code_Point}/gu;

/** The character of a number, or nothing if there is none. */
function characterOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** One layer of character references and percent signs taken off. */
function decodeOnce(text: string): string {
  return text
    .replace(REFERENCE, (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
      return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    })
    .replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => characterOf(Number.parseInt(hex, 16)));
}

/**
 * An address as the most lenient reader would take it: references decoded, also nested ones, compatibility forms
 * folded, unseen characters out.
 */
export function plainAddress(address: string): string {
  let text = address;
  for (let layer = 0; layer < 4; layer++) text = decodeOnce(text);
  return text.normalize('NFKC').replace(UNSEEN, '');
}

/** The scheme of an address without its colon, in lower case; undefined if it has none. */
export function schemeOf(address: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(plainAddress(address))?.[1]?.toLowerCase();
}

/**
 * Whether an address leads to another host: by scheme, or by two slashes, which browsers also accept as backslashes.
 */
export function isElsewhere(address: string): boolean {
  return schemeOf(address) !== undefined || /^[/\\]{2}/.test(plainAddress(address));
}

const shown = (address: string): string => JSON.stringify(address.length > 60 ? `${address.slice(0, 60)}…` : address);

const INSTEAD = 'Link a page of this site, or an address that begins with https://';
const ALLOWED = 'https:, mailto:, /folder/page.mdx, /address, #id';

/** Why a text isn't allowed where a browser could treat it as an address; undefined if it is. */
export function runningFault(text: string): Objection | undefined {
  const scheme = schemeOf(text);
  return scheme !== undefined && RUNNING.has(scheme)
    ? {
        wrong: `the address ${shown(text)} has the scheme ${scheme}:, which runs or shows what its writer chose`,
        instead: INSTEAD,
        allowed: ALLOWED,
      }
    : undefined;
}

/** Why an address may not be linked; undefined if it may. */
export function linkFault(address: string): Objection | undefined {
  const scheme = schemeOf(address);
  if (scheme === undefined) {
    return isElsewhere(address)
      ? {wrong: `the address ${shown(address)} leaves the site without a scheme`, instead: INSTEAD, allowed: ALLOWED}
      : undefined;
  }
  if (LINKED.has(scheme)) return undefined;
  return (
    runningFault(address) ?? {
      wrong: `the address ${shown(address)} has the scheme ${scheme}:`,
      instead: INSTEAD,
      allowed: ALLOWED,
    }
  );
}

/** Why a picture may not be loaded from an address; undefined if it may. */
export function imageFault(address: string): Objection | undefined {
  return isElsewhere(address)
    ? {
        wrong: `the picture ${shown(address)} is loaded from elsewhere, so that host learns who reads the page`,
        instead: 'Put the file beside the page and write ![What it shows](./picture.png)',
        allowed: 'files of this repository',
      }
    : undefined;
}
