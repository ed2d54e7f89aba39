// holds: rpc.validators
import {gzipSync} from 'node:zlib';
import {beforeAll, describe, expect, test} from 'vitest';
import {importValidators} from 'docusaurus-plugin-openrpc/testing';
import {
  createMethodCompiler,
  schemaValidator,
  type Breach,
  type MethodValidators,
} from 'docusaurus-plugin-openrpc/validators';
import {parseDocument} from 'docusaurus-plugin-openrpc/document';
import {SPACES, readDocument, readRecording, recordingNames, type Recording} from './documents';

/** A recorded answer after one change, and what the change is. */
interface Tampered {
  change: string;
  value: unknown;
}

/** Every value that differs from an answer by a field that is gone, one too many, or a value of another type. */
function tamper(value: unknown, at = ''): Tampered[] {
  const retyped = [{change: `retype ${at}`, value: typeof value === 'object' ? 0.5 : {}}];
  if (typeof value !== 'object' || value === null) return retyped;
  if (Array.isArray(value)) {
    const entries: unknown[] = value;
    const inside = entries.flatMap((entry, index) =>
      tamper(entry, `${at}/${index}`).map((inner) => ({...inner, value: entries.with(index, inner.value)})),
    );
    return [...retyped, ...inside];
  }
  const fields = Object.entries(value);
  const removed = fields.map(([name]) => ({
    change: `remove ${at}/${name}`,
    value: Object.fromEntries(fields.filter(([other]) => other !== name)),
  }));
  const inside = fields.flatMap(([name, entry]) =>
    tamper(entry, `${at}/${name}`).map((inner) => ({...inner, value: {...value, [name]: inner.value}})),
  );
  return [...retyped, {change: `add ${at}/tampered`, value: {...value, tampered: true}}, ...removed, ...inside];
}

/** Names of fields that some schema inside a value lets be left out. */
function optionalFields(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(optionalFields);
  if (!('properties' in value) || typeof value.properties !== 'object') return inner;
  const required: unknown[] = 'required' in value && Array.isArray(value.required) ? value.required : [];
  return [...inner, ...Object.keys(value.properties ?? {}).filter((name) => !required.includes(name))];
}

// Objects with free names, by address, hash, nonce or selector, may have one entry fewer.
const ENTRY = /^remove .*\/(?:[^/]*0x[0-9a-f]{40,64}[^/]*|0x[0-9a-f]{8}-\d+|\d+)$/;

describe.each(SPACES)('the validators of openrpc/%s', (space) => {
  const document = readDocument(space);
  const compile = createMethodCompiler(parseDocument(document, space));
  const judge = schemaValidator(document);
  const optional = new Set(optionalFields(document));

  test('are small', () => {
    const sizes = document.methods.map(({name}) => gzipSync(compile(name)).length);
    expect(Math.max(...sizes)).toBeLessThan(12_000);
  });

  describe.each(document.methods.map((method, index) => ({...method, index})))('$name', ({name, params, index}) => {
    const recordings = recordingNames(space, name).map((recording) => readRecording(space, name, recording));
    let validators: MethodValidators;
    beforeAll(async () => {
      validators = await importValidators(compile(name));
    });

    const ofParams = (values: unknown[]): Breach[] =>
      values.flatMap((value, place) => {
        return (judge(`/methods/${index}/params/${place}/schema`, value) ?? []).map((breach) => ({
          ...breach,
          pointer: `/${place}${breach.pointer}`,
        }));
      });
    const ofResult = (value: unknown): Breach[] | undefined => judge(`/methods/${index}/result/schema`, value);

    test.each(recordings)('judges a recorded pair as the build does', ({request, answer}: Recording) => {
      const counts =
        request.params.length > params.length ||
        params.some(({required}, place) => required && place >= request.params.length);
      const breaches = validators.params(request.params);
      expect(breaches.filter(({keyword, pointer}) => !(pointer === '' && /^m(?:in|ax)Items$/.test(keyword)))).toEqual(
        ofParams(request.params.slice(0, params.length)),
      );
      if (counts) expect(breaches.length).toBeGreaterThan(0);
      if ('result' in answer) expect([validators.result(answer.result), breaches]).toEqual([[], []]);
    });

    test('catches what is tampered with, as the build does', () => {
      const answers = recordings.flatMap(({answer}) => ('result' in answer ? tamper(answer.result) : []));
      for (const {value} of answers) expect(validators.result(value)).toEqual(ofResult(value));
      const missed = answers.filter(({value}) => validators.result(value).length === 0).map(({change}) => change);
      expect(
        missed.filter((change) => !ENTRY.test(change) && !optional.has(/^remove .*\/(\w+)$/.exec(change)?.[1] ?? '')),
      ).toEqual([]);
    });
  });
});
