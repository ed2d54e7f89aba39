import {encodeBase32Address} from 'docusaurus-plugin-openrpc/base32-address';
import type {Fact, Unit} from './fact';

/** How a page wants a fact written. */
export interface FactForm {
  /** As code: digits without separators. */
  code: boolean;
  /** With the symbol of its unit behind it. */
  unit: boolean;
  form?: string;
}

const SYMBOLS: ReadonlySet<Unit | undefined> = new Set(['CFX', 'Gdrip', 'drip', 's', 'ms']);
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const NETWORKS = {cfx: 1029, cfxtest: 1};

/** Ways of writing a value that change its form, each with the values that it is for. */
const FORMS: Readonly<Record<string, {fits: RegExp; convert: (value: string) => string; of: string}>> = {
  hex: {fits: /^\d+$/, convert: (value) => `0x${BigInt(value).toString(16)}`, of: 'whole numbers'},
  cfx: {fits: ADDRESS, convert: (value) => encodeBase32Address(value, NETWORKS.cfx), of: 'addresses of Core Space'},
  cfxtest: {
    fits: ADDRESS,
    convert: (value) => encodeBase32Address(value, NETWORKS.cfxtest),
    of: 'addresses of Core Space',
  },
  end: {fits: ADDRESS, convert: (value) => `…${value.slice(-4)}`, of: 'addresses'},
  host: {fits: /^\w+:\/\//, convert: (value) => new URL(value).host, of: 'URLs'},
};

function inForm(value: string, form: string): string {
  const chosen = FORMS[form];
  if (!chosen) throw new Error(`there is no form "${form}"; forms are ${Object.keys(FORMS).join(', ')}`);
  if (!chosen.fits.test(value)) throw new Error(`the form "${form}" is for ${chosen.of}, and the value is ${value}`);
  return chosen.convert(value);
}

/**
 * The text that a page in a locale shows for a fact: 1,000.5 or 1000,5. Throws in words that name no page where the
 * form does not fit the fact.
 */
export function formatFact({value, unit}: Fact, {code, unit: withUnit, form}: FactForm, locale: string): string {
  if (withUnit && !SYMBOLS.has(unit)) {
    throw new Error(
      unit === undefined
        ? 'it has no unit; leave "unit" out'
        : `its unit, ${unit}, is a word of English; leave "unit" out and write the word`,
    );
  }
  const plain = form === undefined ? undefined : inForm(String(value), form);
  const text =
    plain ??
    (typeof value === 'number' && !code ? value.toLocaleString(locale, {maximumFractionDigits: 12}) : String(value));
  return withUnit ? `${text} ${unit ?? ''}` : text;
}
