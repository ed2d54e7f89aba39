import {isRecord} from '../../jsonPointer';
import type {Draft} from '../model';
import type {DraftOf} from './kinds';
import {parseJson} from './parseJson';

type Other = DraftOf<'fields'>['others'][number];

const MAX_LENGTH = 500_000;
const MAX_DEPTH = 1000;

/** Drafts as a text for storage. */
export function toStored(drafts: readonly Draft[]): string {
  return JSON.stringify(drafts);
}

/** A list whose every entry has the right form; undefined otherwise. */
function listOf<T extends object>(values: unknown, asEntry: (value: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(values)) return undefined;
  const entries = values.map(asEntry);
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}

function asNamed(name: unknown, value: unknown): Other | undefined {
  const draft = asDraft(value);
  return typeof name === 'string' && draft ? {name, draft} : undefined;
}

function asFields({fields, others}: Record<string, unknown>): Draft | undefined {
  const listed = isRecord(fields)
    ? listOf(Object.entries(fields), (entry) => (Array.isArray(entry) ? asNamed(entry[0], entry[1]) : undefined))
    : undefined;
  const rest = listOf(others, (other) => (isRecord(other) ? asNamed(other.name, other.draft) : undefined));
  return (
    listed &&
    rest && {kind: 'fields', fields: Object.fromEntries(listed.map(({name, draft}) => [name, draft])), others: rest}
  );
}

function asOption({index, drafts}: Record<string, unknown>): Draft | undefined {
  // JSON has null if an alternative was never used.
  const options = listOf(drafts, (option): {draft?: Draft} | undefined => {
    const draft = option === null ? undefined : asDraft(option);
    return option === null || draft ? {draft} : undefined;
  });
  const isIndex = typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < (options?.length ?? 0);
  return options && isIndex ? {kind: 'option', index, drafts: options.map(({draft}) => draft)} : undefined;
}

function asOff({kept}: Record<string, unknown>): Draft | undefined {
  const draft = asDraft(kept);
  if (kept === undefined) return {kind: 'off'};
  return draft && draft.kind !== 'off' ? {kind: 'off', kept: draft} : undefined;
}

function asDraft(value: unknown): Draft | undefined {
  if (!isRecord(value)) return undefined;
  switch (value.kind) {
    case 'off':
      return asOff(value);
    case 'text':
    case 'json':
      return typeof value.text === 'string' ? {kind: value.kind, text: value.text} : undefined;
    case 'pick':
      return Object.hasOwn(value, 'value') ? {kind: 'pick', value: value.value} : undefined;
    case 'list': {
      const items = listOf(value.items, asDraft);
      return items && {kind: 'list', items};
    }
    case 'fields':
      return asFields(value);
    case 'option':
      return asOption(value);
    default:
      return undefined;
  }
}

/** The drafts that a stored text holds; undefined unless it is what toStored writes, of a bearable size. */
export function parseStored(text: string): Draft[] | undefined {
  const parsed = text.length > MAX_LENGTH ? undefined : parseJson(text, MAX_DEPTH);
  return parsed?.ok ? listOf(parsed.value, asDraft) : undefined;
}
