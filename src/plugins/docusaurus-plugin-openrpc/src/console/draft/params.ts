import type {RpcParameter} from '../../reference';
import type {Draft, Fault, ValueContext} from '../model';
import {emptyDraft} from './emptyDraft';
import type {ParamsOf} from './kinds';
import {readDraft} from './readDraft';
import {joined, type Place, readPart} from './readParts';
import {toDraft} from './toDraft';

/** What the drafts of all parameters come to: values in their order, as buildRequest takes them. */
export type ParamsReading = {ok: true; values: unknown[]} | {ok: false; faults: Fault[]};

/** The drafts of a form that no one has filled, one for each parameter. */
export function emptyDrafts({params}: ParamsOf, context: ValueContext): Draft[] {
  return params.map(({type, required}) => emptyDraft(type, required, context));
}

/** By position, null stands for an optional value that is left out before one that is given. */
function isGap(value: unknown, {required, type}: RpcParameter, context: ValueContext): boolean {
  return value === null && !required && !readDraft(type, toDraft(type, null, context), context).ok;
}

/**
 * The drafts that read back to values in the order of the parameters; values beyond the last parameter are held as
 * well.
 */
export function toDrafts(
  {params, paramStructure}: ParamsOf,
  values: readonly unknown[],
  context: ValueContext,
): Draft[] {
  const last = values.findLastIndex((value) => value !== undefined);
  const drafts = params.map((parameter, index): Draft => {
    const value = values[index];
    const isLeftOut = paramStructure !== 'by-name' && index < last && isGap(value, parameter, context);
    return isLeftOut ? {kind: 'off'} : toDraft(parameter.type, value, context);
  });
  return [...drafts, ...values.slice(params.length).map((value) => toDraft({kind: 'any'}, value, context))];
}

/** A draft beyond the parameters: a value too many, or the fields of a call by name that no parameter has. */
function beyond(draft: Draft, index: number, {params, paramStructure}: ParamsOf): Fault[] {
  if (draft.kind === 'fields' && paramStructure !== 'by-position')
    return draft.others.map(({name}) => ({path: [name], code: 'unknown-field', values: {found: name}}));
  return draft.kind === 'off'
    ? []
    : [{path: [index], code: 'too-many-items', values: {expected: String(params.length), found: String(index + 1)}}];
}

/** The values of a call, without the ones left out at the end, or every fault with its place. */
export function readParams(method: ParamsOf, drafts: readonly Draft[], context: ValueContext): ParamsReading {
  const {params} = method;
  const place: Place = {context, path: [], read: readDraft};
  const parts = params.map((parameter, index) => readPart(index, parameter, drafts[index], place));
  const extra = drafts.slice(params.length).flatMap((draft, index) => beyond(draft, params.length + index, method));
  const reading = joined(parts, extra, () => undefined);
  if (!reading.ok) return reading;
  const values = parts.map((part) => (part.ok ? part.value : undefined));
  return {ok: true, values: values.slice(0, values.findLastIndex((value) => value !== undefined) + 1)};
}
