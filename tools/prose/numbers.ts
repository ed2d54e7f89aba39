import {LANGUAGE_TABLE} from '../../src/config/languages';

/** How a language writes numbers: English and Chinese 1,000.5 and 10,000.5, Spanish 1000,5 and 10.000,5. */
export type NumberStyle = 'point' | 'comma';

/** How the language of a folder below i18n/ writes numbers: as `Intl` does. */
export function numberStyleOf(folder: string): NumberStyle {
  const locale = LANGUAGE_TABLE.find((row) => row.folder === folder)?.locale;
  return (1.5).toLocaleString(locale ?? LANGUAGE_TABLE[0].locale).includes(',') ? 'comma' : 'point';
}

const DATE_OR_VERSION = /\bv\d+(?:\.\d+)*\b|\b\d+\.\d+\.\d+(?:[-.]\w+)*\b|\b\d{4}-\d{2}-\d{2}\b/g;
const GROUPED = {
  point: /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/,
  // Four digits have no separator in Spanish.
  comma: /^(?:\d{2,3}|\d(?=\.\d{3}\.))(?:\.\d{3})+(?:,\d+)?$/,
};
const NUMBER = /\d+(?:[.,]\d+)*/g;

// Small whole numbers may be words in one language and digits in another.
const SMALL = 12;

function valueOf(written: string, style: NumberStyle): number {
  const thousands = style === 'point' ? ',' : '.';
  const decimal = style === 'point' ? '.' : ',';
  const plain = GROUPED[style].test(written) ? written.replaceAll(thousands, '') : written;
  return Number(plain.replace(decimal, '.'));
}

/**
 * The values of the numbers in a piece of prose, dates and versions as they are written, small whole numbers left out.
 */
export function numbersIn(text: string, style: NumberStyle): string[] {
  const identifiers: string[] = [];
  const rest = text.replace(DATE_OR_VERSION, (written) => {
    if (style === 'comma' && GROUPED.comma.test(written)) return written;
    identifiers.push(written);
    return ' ';
  });
  const values = [...rest.matchAll(NUMBER)]
    .filter((match) => !/[\p{L}_]$/u.test(rest.slice(0, match.index)))
    .map(([written]) => valueOf(written, style))
    .filter((value) => !Number.isInteger(value) || value > SMALL)
    .map(String);
  return [...identifiers, ...values];
}
