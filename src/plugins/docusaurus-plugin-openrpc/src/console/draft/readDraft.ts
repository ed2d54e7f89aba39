import {isRecord} from '../../jsonPointer';
import type {TypeNode} from '../../reference';
import type {Draft, DraftReading, Fault, ValueContext, ValuePath} from '../model';
import {refuse, type Refusal} from '../values/refusal';
import type {DraftOf} from './kinds';
import {parseJson} from './parseJson';
import {optionType} from './partType';
import {joined, type Place, readFields, readList} from './readParts';
import {resolveType, type ResolvedType} from './resolveType';
import {faultAt, isUnsafe, kindOf, readLiteral, readNumber, readText} from './rules';
import {toDraft} from './toDraft';

function refused({path}: Place, refusal: Refusal): DraftReading {
  return {ok: false, faults: [faultAt(path, refusal)]};
}

function wrongKind({kind}: ResolvedType, found: string, place: Place): DraftReading {
  return refused(place, refuse('wrong-kind', {expected: kind, found}));
}

/** The numbers in a value of any type that may no longer be those that were written. */
function unsafeIn(value: unknown, path: ValuePath): Fault[] {
  if (typeof value === 'number') return isUnsafe(value) ? [{path, code: 'unsafe-number'}] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => unsafeIn(item, [...path, index]));
  return isRecord(value) ? Object.entries(value).flatMap(([name, field]) => unsafeIn(field, [...path, name])) : [];
}

function readTyped(node: ResolvedType, text: string, place: Place): DraftReading {
  if (node.kind !== 'string' && node.kind !== 'number') return wrongKind(node, 'string', place);
  const reading = node.kind === 'string' ? readText(text, node, place.context) : readNumber(text, node);
  return reading.ok ? reading : refused(place, reading);
}

/** What a value comes to that is given as such, not typed. */
function readValue(node: ResolvedType, value: unknown, place: Place): DraftReading {
  const {context, path} = place;
  if (value === undefined) return refused(place, refuse('required'));
  if (node.kind === 'any') return joined([], unsafeIn(value, path), () => value);
  if (node.kind === 'string' && typeof value === 'string') {
    const reading = readLiteral(value, node, context);
    return reading.ok ? reading : refused(place, reading);
  }
  const draft = toDraft(node, value, context);
  if (draft.kind === 'pick') return {ok: true, value};
  if (draft.kind !== 'json') return readDraft(node, draft, context, path);
  return node.kind === 'enum'
    ? refused(place, refuse('not-in-list', {found: JSON.stringify(value)}))
    : wrongKind(node, kindOf(value), place);
}

function readOption(node: ResolvedType, {index, drafts}: DraftOf<'option'>, place: Place): DraftReading {
  const type = node.kind === 'union' && node.options[index] ? optionType(node, index) : undefined;
  const draft = drafts[index];
  if (!type) return refused(place, refuse('no-alternative'));
  return draft ? readDraft(type, draft, place.context, place.path) : refused(place, refuse('required'));
}

/** What a draft comes to: its value, undefined if nothing is to be sent, or every fault with its place. */
export function readDraft(type: TypeNode, draft: Draft, context: ValueContext, path: ValuePath = []): DraftReading {
  const node = resolveType(type, context);
  const place: Place = {context, path, read: readDraft};
  switch (draft.kind) {
    case 'off':
      return {ok: true, value: undefined};
    case 'text':
      return readTyped(node, draft.text, place);
    case 'pick':
      return readValue(node, draft.value, place);
    case 'list':
      return node.kind === 'array' || node.kind === 'tuple'
        ? readList(node, draft, place)
        : wrongKind(node, 'array', place);
    case 'fields':
      return node.kind === 'object' ? readFields(node, draft, place) : wrongKind(node, 'object', place);
    case 'option':
      return readOption(node, draft, place);
    case 'json': {
      const parsed = parseJson(draft.text);
      return parsed.ok ? readValue(node, parsed.value, place) : refused(place, parsed);
    }
  }
}
