import {refuse, type Refusal} from './refusal';

/** Units of money with their decimals; they are listed in this order. */
const MONEY: readonly Unit[] = [
  {name: 'drip', decimals: 0},
  {name: 'Gdrip', decimals: 9},
  {name: 'CFX', decimals: 18},
];
const LARGEST = 2n ** 256n - 1n;
/** Far more than 256 bits fill in any notation: what is longer is not even read. */
const MAX_TEXT = 1000;
/**
 * Digits with marks between thousands: an underscore or a thin blank, since a point and a comma mean different things
 * to different readers.
 */
const AMOUNT = /^(\d+|\d{1,3}(?:[_\u2009\u202f]\d{3})+)(?:\.(\d+))?\s*([a-z]+)?$/i;

interface Unit {
  name: string;
  decimals: number;
}

/** Whether amounts in a unit are money, which is counted in drip. */
export function isMoney(unit: string | undefined): boolean {
  return MONEY.some(({name}) => name === unit);
}

function toHex(value: bigint): {ok: true; hex: `0x${string}`} | Refusal {
  return value > LARGEST ? refuse('too-large') : {ok: true, hex: `0x${value.toString(16)}`};
}

function readAmount(
  whole: string,
  fraction: string,
  named: string | undefined,
  units: readonly Unit[],
): {ok: true; hex: `0x${string}`} | Refusal {
  const unit = named === undefined ? undefined : units.find(({name}) => name.toLowerCase() === named.toLowerCase());
  if (named !== undefined && !unit)
    return refuse('unknown-unit', {found: named, expected: units.map(({name}) => name).join(', ')});
  const decimals = unit?.decimals ?? 0;
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > decimals) {
    return unit
      ? refuse('too-precise', {unit: unit.name, found: String(significant.length), expected: String(decimals)})
      : refuse('not-whole');
  }
  return toHex(BigInt(whole.replace(/\D/g, '') + significant.padEnd(decimals, '0')));
}

/**
 * Reads a typed quantity, exactly and as the shortest hex: hex of any case, decimal digits, or a number with a unit. A
 * number without a unit is a count of the smallest one. Units are drip, Gdrip and CFX, or `unit` alone if that isn't
 * money, such as gas. An underscore or a thin blank is allowed between thousands; commas and other blanks are refused.
 */
export function parseQuantity(text: string, unit?: string): {ok: true; hex: `0x${string}`} | Refusal {
  const trimmed = text.trim();
  if (trimmed.length > MAX_TEXT) return refuse(/^\d/.test(trimmed) ? 'too-large' : 'not-a-quantity');
  const positive = trimmed.replace(/^[-\u2212]\s*/, '');
  const hex = /^0x[0-9a-f]+$/i.test(positive);
  const [, whole, fraction = '', named] = AMOUNT.exec(positive) ?? [];
  // What begins like hex and is none would pass for the number 0 with an odd unit.
  if (!hex && (whole === undefined || /^0x/i.test(positive))) return refuse('not-a-quantity');
  if (positive !== trimmed) return refuse('negative');
  if (whole === undefined || hex) return toHex(BigInt(positive.toLowerCase()));
  return readAmount(whole, fraction, named, unit === undefined || isMoney(unit) ? MONEY : [{name: unit, decimals: 0}]);
}

/** The number that a hex quantity of up to 256 bits stands for; undefined for anything else. */
export function toBigInt(hex: string): bigint | undefined {
  return /^0x[0-9a-f]{1,64}$/i.test(hex) ? BigInt(hex) : undefined;
}

/** A hex quantity of up to 256 bits in decimal digits; undefined for anything else. */
export function toDecimal(hex: string): string | undefined {
  return toBigInt(hex)?.toString();
}

/** An amount of drip, exactly, in the largest unit of which it is at least a thousandth; nothing at all is 0 CFX. */
export function amountOf(drip: bigint): {text: string; unit: string} {
  const fitting = MONEY.findLast(({decimals}) => drip === 0n || drip * 1000n >= 10n ** BigInt(decimals));
  const {name, decimals} = fitting ?? {name: 'drip', decimals: 0};
  const digits = drip.toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const fraction = digits.slice(point).replace(/0+$/, '');
  return {text: digits.slice(0, point) + (fraction && `.${fraction}`), unit: name};
}

/**
 * A hex quantity of drip in drip, Gdrip or CFX as amountOf picks them; undefined for anything that is not a quantity.
 */
export function toAmount(hex: string): {text: string; unit: string} | undefined {
  const drip = toBigInt(hex);
  return drip === undefined ? undefined : amountOf(drip);
}
