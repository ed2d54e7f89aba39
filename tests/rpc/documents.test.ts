// holds: rpc.documents
import {readdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {RPC_REFERENCES} from '../../src/config/rpc';
import {readMethodFiles, readSharedPart} from '../../tools/recorder/documentFiles';
import {readRefusals} from '../../tools/recorder/refusals';
import {
  SPACES,
  buildFaultFinder,
  readDocument,
  readRecording,
  readTexts,
  recordingNames,
  textKeys,
  type Schema,
} from './documents';

/** Every schema inside a value, itself included, that describes an object. */
function objectSchemas(value: unknown): Schema[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectSchemas);
  return 'type' in value && value.type === 'object' ? [{...value, type: 'object'}, ...inner] : inner;
}

describe.each(SPACES)('openrpc/%s', (space) => {
  const document = readDocument(space);
  const findFault = buildFaultFinder(document);

  test('has the methods that have recordings', () => {
    const names = document.methods.map(({name}) => name);
    expect(names.length).toBeGreaterThanOrEqual(13);
    expect(names.toSorted()).toEqual(readdirSync(`openrpc/examples/${space}`).toSorted());
  });

  test('has a file for each namespace, with its methods alone, in the order of the tags', () => {
    const files = readMethodFiles(space);
    const namespaces = Object.keys(document.components.tags);
    expect(files.map(({file}) => file)).toEqual(
      namespaces.map((namespace) => `${RPC_REFERENCES[space].document}/${namespace}.json`),
    );
    const strays = files.flatMap(({methods}, index) =>
      methods.filter(({name}) => name.split('_')[0] !== namespaces[index]),
    );
    expect(strays.map(({name}) => name)).toEqual([]);
    const names = document.methods.map(({name}) => name);
    expect(names).toEqual(files.flatMap(({methods}) => methods.map(({name}) => name)));
    expect(new Set(names).size).toBe(names.length);
  });

  test('has the values of examples and exchanges in their recordings alone', () => {
    const fields = (values: readonly object[]): string[] => [...new Set(values.flatMap(Object.keys))];
    expect(
      fields(readMethodFiles(space).flatMap(({methods}) => methods.flatMap(({examples = []}) => examples))),
    ).toEqual(['name', 'summary']);
    expect(fields(readSharedPart(space)['x-errors'].flatMap(({exchanges = []}) => exchanges))).toEqual(['name']);
  });

  test('says of every object type which other fields it may have', () => {
    const open = objectSchemas(document).filter(
      ({additionalProperties}) => additionalProperties === undefined || additionalProperties === true,
    );
    expect(open).toEqual([]);
  });

  test('explains every code with the exchanges that were recorded, letter by letter', () => {
    const recorded = new Map(readRefusals(space).map((refusal) => [refusal.name, refusal]));
    const shown = document['x-errors'].flatMap(({exchanges = []}) => exchanges);
    expect(shown).toEqual(shown.map(({name}) => recorded.get(name)));
    expect(new Set(shown.map(({name}) => name))).toEqual(new Set(recorded.keys()));
  });

  test('shows each code by a recording, or says why there is none', () => {
    const recorded = new Set(
      document.methods.flatMap(({examples}) => examples.map((example) => example['x-error']?.code)),
    );
    const wrong = document['x-errors'].filter(
      ({code, exchanges, unrecorded}) => (exchanges !== undefined || recorded.has(code)) === (unrecorded !== undefined),
    );
    expect(wrong.map(({code}) => code)).toEqual([]);
  });

  test('shows each exchange at the code that the node gave', () => {
    const given = document['x-errors'].flatMap(({code, exchanges = []}) =>
      exchanges.map(({name}) => {
        const answer = readRefusals(space).find((refusal) => refusal.name === name)?.answer;
        return {name, code, isGiven: answer?.status === code || answer?.body.includes(`"code":${code},`)};
      }),
    );
    expect(given.filter(({isGiven}) => !isGiven)).toEqual([]);
  });

  test.each(['zh', 'es'])('has every text in %s and no other', (language) => {
    const texts = readTexts(space, language);
    expect(Object.keys(texts).toSorted()).toEqual(textKeys(document).toSorted());
    expect(Object.values(texts).filter(({message}) => message.trim() === '')).toEqual([]);
  });

  describe.each(document.methods)('$name', (method) => {
    test('carries its recordings unchanged', () => {
      expect(method.examples.map(({name}) => name).toSorted()).toEqual(recordingNames(space, method.name).toSorted());
      for (const example of method.examples) {
        const {request, answer, notifications} = readRecording(space, method.name, example.name);
        expect(request.method).toBe(method.name);
        expect(example.params.map(({value}) => value)).toEqual(request.params);
        expect(example.params.map(({name}) => name)).toEqual(
          method.params.slice(0, example.params.length).map(({name}) => name),
        );
        expect(example.result?.value).toEqual(answer.result);
        expect('result' in example).toBe('result' in answer);
        expect(example['x-error']).toEqual(answer.error);
        expect(example['x-notifications']).toEqual(notifications);
      }
    });

    test('describes every recorded answer and the request that led to it', () => {
      for (const {params, result, 'x-notifications': notifications = []} of method.examples) {
        if (!result) continue;
        expect(findFault(method.result.schema, result.value)).toBeUndefined();
        expect(method.params.filter(({required}, index) => required && index >= params.length)).toEqual([]);
        for (const [index, {value}] of params.entries())
          expect(findFault(method.params[index]?.schema ?? {}, value)).toBeUndefined();
        for (const notification of notifications)
          expect(findFault(method['x-notification']?.schema ?? {}, notification.params.result)).toBeUndefined();
      }
    });

    test('lists each error once, in the words of a recording, or says why there is none', () => {
      const recorded = method.examples.flatMap(({'x-error': error}) => error ?? []);
      const listed = method.errors ?? [];
      expect(new Set(listed.map(({code, message}) => `${code} ${message}`)).size).toBe(listed.length);
      const codes = new Set(listed.map(({code}) => code));
      expect(recorded.filter(({code}) => !codes.has(code))).toEqual([]);
      const heard = new Set(recorded.map(({code, message}) => `${code} ${message}`));
      const unheard = listed.filter(({code, message}) => !heard.has(`${code} ${message}`));
      expect(unheard.filter(({'x-unrecorded': reason}) => reason === undefined)).toEqual([]);
      const excused = listed.filter(({'x-unrecorded': reason}) => reason !== undefined);
      expect(excused.filter(({code, message}) => heard.has(`${code} ${message}`))).toEqual([]);
    });
  });
});
