import {describe, expect, it} from 'vitest';
import {readDocument} from '../../../document';
import type {RpcExample, RpcMethod} from '../../../reference';
import {buildRequest} from '../../../jsonRpcRequest';
import {toReference} from '../../../toReference';
import type {ValueContext} from '../../model';
import {emptyDrafts, readParams, toDrafts} from '../params';
import {draftsText, parseParams, paramsText} from '../paramsText';
import {parseStored, toStored} from '../storage';

const DOCUMENTS = [
  {space: 'core', dialect: 'conflux', chainId: 1234},
  {space: 'espace', dialect: 'ethereum', chainId: 1235},
] as const;

interface Case {
  method: RpcMethod;
  example: RpcExample;
  context: ValueContext;
}

async function methodsOf({
  space,
  dialect,
  chainId,
}: (typeof DOCUMENTS)[number]): Promise<{method: RpcMethod; context: ValueContext}[]> {
  const {namespaces} = toReference(
    await readDocument({
      document: `openrpc/${space}`,
      recordings: {examples: `openrpc/examples/${space}`, exchanges: `openrpc/refusals/${space}.json`},
    }),
  );
  return namespaces
    .flatMap(({methods}) => methods)
    .map((method) => ({method, context: {dialect, chainId, types: method.types}}));
}

const methods = (await Promise.all(DOCUMENTS.map(methodsOf))).flat();
const cases = methods.flatMap(({method, context}) =>
  method.examples.map((example): Case => ({method, example, context})),
);
const titleOf = ({method, example}: Case): string => `${method.name}: ${example.name}`;
// Some methods respond to an address of another network as to an unknown one; the form reports it all the same.
const isForeign = ({example}: Case): boolean => example.name === 'other-network';
const answered = cases
  .filter((entry) => 'result' in entry.example.outcome && !isForeign(entry))
  .map((entry) => [titleOf(entry), entry] as const);
const refused = cases
  .filter((entry) => 'error' in entry.example.outcome || isForeign(entry))
  .map((entry) => [titleOf(entry), entry] as const);

describe('an example that a node answered', () => {
  it.each(answered)(
    '%s comes back from the form and from the editor to the letter',
    (_, {method, example, context}) => {
      const drafts = toDrafts(method, example.params, context);
      const reading = readParams(method, drafts, context);
      expect(reading).toEqual({ok: true, values: example.params});
      expect(reading.ok && JSON.stringify(buildRequest(method, reading.values).params)).toBe(
        JSON.stringify(example.params),
      );
      const text = paramsText(method, example.params);
      expect(draftsText(method, drafts, context)).toBe(text);
      expect(parseParams(text, method, context)).toEqual({ok: true, drafts, faults: []});
      expect(parseStored(toStored(drafts))).toEqual(drafts);
    },
  );
});

describe('an example that a node refused, or that is of another network', () => {
  it.each(refused)('%s is held to the letter, its faults named', (_, {method, example, context}) => {
    const drafts = toDrafts(method, example.params, context);
    const reading = readParams(method, drafts, context);
    if (reading.ok) expect(reading.values).toEqual(example.params);
    else expect(reading.faults).not.toEqual([]);
    expect(JSON.parse(draftsText(method, drafts, context))).toEqual(example.params);
  });
});

describe('an empty form', () => {
  it.each(methods.map((entry) => [entry.method.name, entry] as const))(
    'of %s misses what is required, and nothing else',
    (_, {method, context}) => {
      const drafts = emptyDrafts(method, context);
      expect(drafts).toHaveLength(method.params.length);
      const reading = readParams(method, drafts, context);
      expect(reading.ok ? [] : [...new Set(reading.faults.map(({code}) => code))]).toEqual(
        reading.ok ? [] : ['required'],
      );
    },
  );
});
