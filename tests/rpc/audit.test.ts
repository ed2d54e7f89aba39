// holds: rpc.described
import {describe, expect, test} from 'vitest';
import {SPACES, readDocument, type DocumentExample, type Method, type Schema} from './documents';

/** Shapes of a result that no example shows, and why the recorder's node never answers them. */
const NEVER_SHOWN: Readonly<Record<string, string>> = {
  'cfx_getBlockByEpochNumber null':
    'Only a node that has thrown the block away answers null; an epoch beyond the newest one is an error.',
  'eth_syncing object': 'Only a node that catches up with others answers its progress, and the recorder has one node.',
};

/**
 * If an optional parameter has no default, its description explains what happens without it, or its schema allows null.
 */
const TELLS_ABSENCE = /left out|without|default/i;

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The kinds of value that a schema describes: those of all its alternatives. */
function kindsIn(schema: Schema, schemas: Record<string, Schema>): string[] {
  const target = schema.$ref === undefined ? schema : schemas[schema.$ref.split('/').at(-1) ?? ''];
  const alternatives = target?.oneOf ?? target?.anyOf;
  if (alternatives) return [...new Set(alternatives.flatMap((alternative) => kindsIn(alternative, schemas)))];
  return target?.type === undefined ? [] : [target.type.replace('integer', 'number')];
}

function resultsOf({examples}: Method): DocumentExample[] {
  return examples.filter(({result}) => result !== undefined);
}

describe.each(SPACES)('openrpc/%s', (space) => {
  const document = readDocument(space);
  const {methods, components} = document;

  test('requires only fields that it describes, and describes every field', () => {
    for (const [name, {properties = {}, required = []}] of Object.entries(components.schemas)) {
      expect({name, required: required.filter((field) => !(field in properties))}).toEqual({name, required: []});
      const silent = Object.entries(properties).filter(([, {description = ''}]) => description.trim() === '');
      expect({name, silent: silent.map(([field]) => field)}).toEqual({name, silent: []});
    }
  });

  describe.each(methods)('$name', (method) => {
    test('begins with values at which no node breaks off', () => {
      const [, warned = ''] =
        /closes the connection without a response: (.*?)(?:\n|`pos_|The node must|$)/s.exec(method.description) ?? [];
      const values = [...warned.matchAll(/`([^`]+)`/g)].map(([, value]) => value);
      const first = method.examples[0]?.params.map(({value}) => value) ?? [];
      expect(values.length > 0 && values.includes(String(first[0]))).toBe(false);
    });

    test('says what it is, where it answers and since when', () => {
      expect(method.summary.trim()).not.toBe('');
      expect(method.description.trim()).not.toBe('');
      expect(method.tags).toEqual([{$ref: `#/components/tags/${method.name.split('_')[0]}`}]);
      expect(method['x-since']).toMatch(/^v\d+\.\d+\.\d+( or earlier)?$/);
      expect(method['x-availability']).toMatch(/^(public|own-node|operator)$/);
    });

    test(space === 'espace' ? 'says how it compares with Ethereum' : 'is compared with nothing', () => {
      const {kind, note} = method['x-ethereum'] ?? {};
      expect(['same', 'differs', 'conflux', undefined].indexOf(kind) === 3).toBe(space === 'core');
      if (kind === 'differs') expect(note?.trim()).toBeTruthy();
    });

    test('describes each parameter, and what follows where one is left out', () => {
      for (const {name, description, required, schema} of method.params) {
        expect({name, description: description.trim() !== '', required: typeof required}).toEqual({
          name,
          description: true,
          required: 'boolean',
        });
        const tells =
          required === true ||
          schema.default !== undefined ||
          kindsIn(schema, components.schemas).includes('null') ||
          TELLS_ABSENCE.test(description);
        expect({name, tells}).toEqual({name, tells: true});
      }
    });

    test('says of each error what causes and what cures it', () => {
      for (const {message, 'x-cause': cause, 'x-cure': cure} of method.errors ?? []) {
        expect({message, cause: cause.trim() !== '', cure: cure.trim() !== ''}).toEqual({
          message,
          cause: true,
          cure: true,
        });
      }
      if (method.params.length > 0) expect(method.errors?.length ?? 0).toBeGreaterThan(0);
    });

    test('shows an answer of each kind that it describes', () => {
      const shown = new Set(resultsOf(method).map(({result}) => kindOf(result?.value)));
      expect(shown.size).toBeGreaterThan(0);
      const missing = kindsIn(method.result.schema, components.schemas).filter((kind) => !shown.has(kind));
      const excused = Object.keys(NEVER_SHOWN).filter((key) => key.startsWith(`${method.name} `));
      expect(missing.map((kind) => `${method.name} ${kind}`)).toEqual(excused);
    });

    test('shows a call with each number of parameters that it takes', () => {
      const counts = new Set(resultsOf(method).map(({params}) => params.length));
      const fewest = method.params.filter(({required}) => required).length;
      const possible = Array.from({length: method.params.length - fewest + 1}, (_, more) => fewest + more);
      expect(possible.filter((count) => !counts.has(count))).toEqual([]);
    });

    test('says in a few words what each example shows', () => {
      for (const {name, summary} of method.examples)
        expect({name, summary: summary.trim() !== ''}).toEqual({name, summary: true});
    });
  });
});
