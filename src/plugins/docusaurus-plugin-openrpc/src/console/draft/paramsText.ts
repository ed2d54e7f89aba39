import {isRecord} from '../../jsonPointer';
import type {TypeNode} from '../../reference';
import {buildRequest} from '../../jsonRpcRequest';
import type {Draft, Fault, ValueContext} from '../model';
import {refuse} from '../values/refusal';
import {heldValue} from './heldValue';
import {keepTyped} from './keepTyped';
import type {DraftOf, ParamsOf} from './kinds';
import {readParams, toDrafts} from './params';
import {parseJson} from './parseJson';
import {faultAt, kindOf} from './rules';
import {toDraft} from './toDraft';

/**
 * The result of a text of the JSON editor: drafts with the faults in them, or why it isn't a list (object, by name) of
 * values.
 */
export type ParsedParams = {ok: true; drafts: Draft[]; faults: Fault[]} | {ok: false; fault: Fault};

/** A value that no parameter takes. */
const BEYOND: {type: TypeNode; required: boolean} = {type: {kind: 'any'}, required: false};

function textOf(params: unknown): string {
  return JSON.stringify(params, null, 2);
}

/** The text of the JSON editor for values in the order of the parameters. */
export function paramsText(method: ParamsOf, values: readonly unknown[]): string {
  return textOf(buildRequest(method, values).params);
}

/** The text of the JSON editor for drafts, faulty ones as they were typed. */
export function draftsText(method: ParamsOf, drafts: readonly Draft[], context: ValueContext): string {
  const held = drafts.map((draft, index) => heldValue((method.params[index] ?? BEYOND).type, draft, context));
  const beyond = method.paramStructure === 'by-position' ? [] : drafts.slice(method.params.length);
  const unknown = beyond.find((draft) => draft.kind === 'fields');
  if (!unknown) return paramsText(method, held);
  const named = method.params.map(({name}, index): [string, unknown] => [name, held[index]]);
  const others = unknown.others.map(({name, draft}): [string, unknown] => [
    name,
    heldValue(BEYOND.type, draft, context),
  ]);
  return textOf(Object.fromEntries([...named, ...others].filter(([, value]) => value !== undefined)));
}

function namedDrafts(method: ParamsOf, given: Record<string, unknown>, context: ValueContext): Draft[] {
  const names = method.params.map(({name}) => name);
  const drafts = toDrafts(
    {...method, paramStructure: 'by-name'},
    names.map((name) => (Object.hasOwn(given, name) ? given[name] : undefined)),
    context,
  );
  const others = Object.entries(given)
    .filter(([name]) => !names.includes(name))
    .map(([name, value]) => ({name, draft: toDraft(BEYOND.type, value, context)}));
  const unknown: DraftOf<'fields'> = {kind: 'fields', fields: {}, others};
  return others.length > 0 ? [...drafts, unknown] : drafts;
}

function draftsOf(method: ParamsOf, given: unknown, context: ValueContext): Draft[] | undefined {
  if (Array.isArray(given) && method.paramStructure !== 'by-name') return toDrafts(method, given, context);
  return isRecord(given) && method.paramStructure !== 'by-position' ? namedDrafts(method, given, context) : undefined;
}

/**
 * The drafts that a text of the JSON editor stands for: a list, or an object by name.
 * The previous drafts are kept wherever they come to the same value, with everything typed in them.
 */
export function parseParams(
  text: string,
  method: ParamsOf,
  context: ValueContext,
  previous: readonly Draft[] = [],
): ParsedParams {
  const parsed = parseJson(text);
  if (!parsed.ok) return {ok: false, fault: faultAt([], parsed)};
  const made = draftsOf(method, parsed.value, context);
  const expected = method.paramStructure === 'by-name' ? 'object' : 'array';
  if (!made) return {ok: false, fault: faultAt([], refuse('wrong-kind', {expected, found: kindOf(parsed.value)}))};
  const drafts = made.map((draft, index) => keepTyped(method.params[index] ?? BEYOND, previous[index], draft, context));
  const reading = readParams(method, drafts, context);
  return {ok: true, drafts, faults: reading.ok ? [] : reading.faults};
}
