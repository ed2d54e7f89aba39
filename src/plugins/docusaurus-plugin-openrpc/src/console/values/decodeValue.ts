import type {TypeNode} from '../../reference';
import type {DecodedForm, DecodedValue, ValueContext, ValuePath} from '../model';
import {coreAddressType, decodeBase32Address, encodeBase32Address} from './base32Address';
import {reasonForms, textForms} from './dataForms';
import {fittingOption} from './fittingOption';
import {formatOf} from './format';
import {checkHexAddress, toChecksumAddress} from './hexAddress';
import {numberForms} from './numberForms';
import {toBigInt} from './quantity';

/** Values that are looked at inside one value, levels down to them, and types that only lead to other types. */
const MAX_VALUES = 20_000;
const MAX_DEPTH = 64;
const MAX_DETOURS = 32;
const ADDRESS_LENGTH = 42;

interface Walk {
  context: ValueContext;
  left: number;
  decoded: DecodedValue[];
}

function inheritUnit(type: TypeNode, unit: string | undefined): TypeNode {
  return unit === undefined || type.unit !== undefined ? type : {...type, unit};
}

/** The type that a value has in the end: names looked up, and of alternatives the one that fits. */
function settle(type: TypeNode | undefined, value: unknown, {types}: ValueContext): TypeNode | undefined {
  let settled = type;
  for (let detours = 0; settled?.kind === 'named' || settled?.kind === 'union'; detours++) {
    if (detours === MAX_DETOURS) return undefined;
    const {unit} = settled;
    let next: TypeNode | undefined;
    if (settled.kind === 'union') next = settled.options[fittingOption(settled, value, types) ?? -1];
    else next = Object.hasOwn(types, settled.name) ? types[settled.name] : undefined;
    settled = next && inheritUnit(next, unit);
  }
  return settled;
}

function base32Forms(text: string): DecodedForm[] {
  const reading = decodeBase32Address(text);
  if (!reading.ok) return [];
  const {hex, networkId, canonical} = reading;
  return [
    {kind: 'hex-address', text: hex},
    // Of its two spellings, the one that is not there yet; the long one includes its type.
    {kind: 'base32-address', text: text === canonical ? encodeBase32Address(hex, networkId, true) : canonical},
  ];
}

function hexAddressForms(text: string, {dialect, chainId}: ValueContext): DecodedForm[] {
  // One whose checksum is wrong is not made right here.
  if (text.length !== ADDRESS_LENGTH || !checkHexAddress(text).ok) return [];
  const checksummed = toChecksumAddress(text);
  const forms: DecodedForm[] = checksummed === text ? [] : [{kind: 'checksum-address', text: checksummed}];
  if (dialect !== 'conflux' || chainId === undefined || coreAddressType(text) === 'invalid') return forms;
  return [...forms, {kind: 'base32-address', text: encodeBase32Address(text, chainId)}];
}

function quantityForms(text: string, unit: string | undefined, field: string): DecodedForm[] {
  const number = toBigInt(text);
  if (number === undefined) return [];
  return [
    {kind: 'decimal', text: number.toString(), ...(unit !== undefined && {unit})},
    ...numberForms(number, unit, field),
  ];
}

function dataForms(text: string): DecodedForm[] {
  const reason = reasonForms(text);
  return reason.length > 0 ? reason : textForms(text);
}

function textValueForms(type: TypeNode | undefined, text: string, context: ValueContext, field: string): DecodedForm[] {
  switch (type && formatOf(type)) {
    case 'quantity':
      return quantityForms(text, type?.unit, field);
    case 'base32-address':
      return base32Forms(text);
    case 'hex-address':
      return hexAddressForms(text, context);
    case 'data':
      return dataForms(text);
    case 'hash':
      return [];
    default:
      // Without a type only what cannot be mistaken is said: a checksum that is right, or the reason of a revert.
      return type === undefined || type.kind === 'any' || type.kind === 'string'
        ? [...base32Forms(text), ...reasonForms(text)]
        : [];
  }
}

/**
 * Returns one value in other forms; `field` is the name of its field or parameter, which distinguishes a moment from a
 * span of time. Accepts any value and never throws. The work for a value is bounded: texts of megabytes are not read
 * beyond their first 16 KiB.
 */
export function decodeValue(
  type: TypeNode | undefined,
  value: unknown,
  context: ValueContext,
  field = '',
): DecodedForm[] {
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const settled = settle(type, value, context);
  if (typeof value === 'string') return textValueForms(settled, value, context, field);
  return settled?.kind === 'number' && Number.isSafeInteger(value) && value >= 0
    ? numberForms(BigInt(value), settled.unit, field)
    : [];
}

function walkList(
  type: TypeNode | undefined,
  list: readonly unknown[],
  path: ValuePath,
  field: string,
  walk: Walk,
): void {
  const itemType = (index: number): TypeNode | undefined => {
    if (type?.kind === 'array') return inheritUnit(type.items, type.unit);
    return type?.kind === 'tuple' ? (type.items[index] ?? type.rest) : undefined;
  };
  for (let index = 0; index < list.length && walk.left > 0; index++)
    walkValue(itemType(index), list[index], [...path, index], field, walk);
}

function walkFields(type: TypeNode | undefined, record: object, path: ValuePath, walk: Walk): void {
  const object = type?.kind === 'object' ? type : undefined;
  const types = new Map(object?.properties.map((property) => [property.name, property.type]));
  for (const [name, value] of Object.entries(record)) {
    if (walk.left <= 0) return;
    walkValue(types.get(name) ?? object?.additional, value, [...path, name], name, walk);
  }
}

function walkValue(type: TypeNode | undefined, value: unknown, path: ValuePath, field: string, walk: Walk): void {
  walk.left--;
  if (path.length > MAX_DEPTH) return;
  const settled = settle(type, value, walk.context);
  if (Array.isArray(value)) {
    walkList(settled, value, path, field, walk);
  } else if (typeof value === 'object' && value !== null) {
    walkFields(settled, value, path, walk);
  } else {
    const forms = decodeValue(settled, value, walk.context, field);
    if (forms.length > 0) walk.decoded.push({path, raw: value, forms});
  }
}

/**
 * Returns every value inside a value in other forms, in the order of the value; places without other forms are left
 * out. Accepts any value and never throws. It looks at 20,000 values and 64 levels: anything beyond stays undecoded.
 */
export function decodeTree(type: TypeNode | undefined, value: unknown, context: ValueContext): DecodedValue[] {
  const walk: Walk = {context, left: MAX_VALUES, decoded: []};
  walkValue(type, value, [], '', walk);
  return walk.decoded;
}
