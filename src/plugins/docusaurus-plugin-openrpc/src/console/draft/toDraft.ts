import {isRecord} from '../../jsonPointer';
import type {TypeNode} from '../../reference';
import type {Draft, ValueContext} from '../model';
import {checkText} from '../values/checkText';
import type {TypeOf} from './kinds';
import {itemType, otherType} from './partType';
import {resolveType, type ResolvedType} from './resolveType';
import {refuseCount, isUnsafe, refuseNumber, readLiteral} from './rules';
import {sameJson} from './sameJson';

/** A draft and how many faults are in it; without end where the value is of another kind than its type. */
interface Fit {
  draft: Draft;
  faults: number;
}

interface Fitting {
  context: ValueContext;
  /** Fits found so far: recursive alternatives would ask for the same ones without end. */
  found: Map<ResolvedType, Map<unknown, Fit>>;
  depth: number;
}

/** Deeper than this, values are held as JSON. */
const MAX_DEPTH = 64;

function jsonOf(value: unknown, faults: number): Fit {
  return {draft: {kind: 'json', text: JSON.stringify(value, null, 2)}, faults};
}

function misfit(value: unknown): Fit {
  return jsonOf(value, Infinity);
}

function fitText(type: TypeOf<'string'>, text: string, context: ValueContext): Fit {
  const reading = checkText(text, type, context);
  // A text field would have the value written otherwise than it was given.
  if (reading.ok && reading.value !== text) return jsonOf(text, readLiteral(text, type, context).ok ? 0 : 1);
  return {draft: {kind: 'text', text}, faults: reading.ok ? 0 : 1};
}

function fitNumber(type: TypeOf<'number'>, value: number): Fit {
  return {draft: {kind: 'text', text: String(value)}, faults: refuseNumber(type, value) ? 1 : 0};
}

/** The faults in the parts of a value; a part of the wrong kind is one. */
function faultsIn(fits: Fit[]): number {
  return fits.reduce((sum, {faults}) => sum + (faults === Infinity ? 1 : faults), 0);
}

function fitArray(type: TypeOf<'array'>, values: unknown[], fitting: Fitting): Fit {
  const fits = values.map((value) => fitInside(type.items, value, fitting));
  return {
    draft: {kind: 'list', items: fits.map(({draft}) => draft)},
    faults: faultsIn(fits) + (refuseCount(type, values.length) ? 1 : 0),
  };
}

function fitTuple(type: TypeOf<'tuple'>, values: unknown[], fitting: Fitting): Fit {
  const {items, rest} = type;
  const fits = values.map((value, index) => fitInside(itemType(type, index), value, fitting));
  const missing = items.slice(values.length).map((): Draft => ({kind: 'off'}));
  const tooMany = !rest && values.length > items.length;
  return {
    draft: {kind: 'list', items: [...fits.map(({draft}) => draft), ...missing]},
    faults: faultsIn(fits) + (tooMany ? 1 : 0),
  };
}

function fitObject(type: TypeOf<'object'>, value: Record<string, unknown>, fitting: Fitting): Fit {
  const {properties, closed} = type;
  const listed = new Map(properties.map((property) => [property.name, property]));
  const entries = Object.entries(value).map(([name, field]): [string, Fit] => [
    name,
    fitInside(listed.get(name)?.type ?? otherType(type), field, fitting),
  ]);
  const missing = properties.filter(({name}) => !Object.hasOwn(value, name));
  const others = entries.filter(([name]) => !listed.has(name)).map(([name, {draft}]) => ({name, draft}));
  const fields = Object.fromEntries<Draft>([
    ...entries.filter(([name]) => listed.has(name)).map(([name, {draft}]): [string, Draft] => [name, draft]),
    ...missing.map(({name}): [string, Draft] => [name, {kind: 'off'}]),
  ]);
  const unknown = closed ? others.length : 0;
  const faults = faultsIn(entries.map(([, fit]) => fit)) + missing.filter(({required}) => required).length + unknown;
  return {draft: {kind: 'fields', fields, others}, faults};
}

function fitUnion({options}: TypeOf<'union'>, value: unknown, fitting: Fitting): Fit {
  const fits = options.map((option) => fit(option, value, fitting));
  const best = fits.reduce((least, {faults}, index) => (faults < (fits[least]?.faults ?? Infinity) ? index : least), 0);
  const chosen = fits[best] ?? misfit(value);
  const drafts = Array.from({length: best + 1}, (_, index) => (index === best ? chosen.draft : undefined));
  return {draft: {kind: 'option', index: best, drafts}, faults: chosen.faults};
}

function fitCompound(node: ResolvedType, value: unknown, fitting: Fitting): Fit {
  if (node.kind === 'array' && Array.isArray(value)) return fitArray(node, value, fitting);
  if (node.kind === 'tuple' && Array.isArray(value)) return fitTuple(node, value, fitting);
  if (node.kind === 'object' && isRecord(value)) return fitObject(node, value, fitting);
  return node.kind === 'union' ? fitUnion(node, value, fitting) : misfit(value);
}

function fitOnce(node: ResolvedType, value: unknown, fitting: Fitting): Fit {
  const found = fitting.found.get(node) ?? new Map<unknown, Fit>();
  fitting.found.set(node, found);
  const known = found.get(value) ?? fitCompound(node, value, fitting);
  found.set(value, known);
  return known;
}

function fitInside(type: TypeNode, value: unknown, fitting: Fitting): Fit {
  return fit(type, value, {...fitting, depth: fitting.depth + 1});
}

function hasUnsafe(value: unknown): boolean {
  if (typeof value === 'number') return isUnsafe(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasUnsafe);
}

function fit(type: TypeNode, value: unknown, fitting: Fitting): Fit {
  const node = resolveType(type, fitting.context);
  if (node.kind === 'any') return jsonOf(value, hasUnsafe(value) ? 1 : 0);
  if (node.kind === 'enum')
    return node.values.some((allowed) => sameJson(allowed, value))
      ? {draft: {kind: 'pick', value}, faults: 0}
      : misfit(value);
  if (node.kind === 'string' && typeof value === 'string') return fitText(node, value, fitting.context);
  if (node.kind === 'number' && typeof value === 'number') return fitNumber(node, value);
  if ((node.kind === 'boolean' && typeof value === 'boolean') || (node.kind === 'null' && value === null))
    return {draft: {kind: 'pick', value}, faults: 0};
  return fitting.depth > MAX_DEPTH ? jsonOf(value, 0) : fitOnce(node, value, fitting);
}

/**
 * The draft that reads back to exactly a JSON value; one that does not fit is held as well, for its fault to be named.
 * Of alternatives it takes the one that fits, or the one with the fewest faults.
 */
export function toDraft(type: TypeNode, value: unknown, context: ValueContext): Draft {
  return value === undefined ? {kind: 'off'} : fit(type, value, {context, found: new Map(), depth: 0}).draft;
}
