// holds: rpc.words-match-recordings
import {readdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {TRANSLATIONS} from '../../src/config/locales';
import {SPACES, readDocument, readRecording, readTexts, recordingNames, type Schema, type Space} from './documents';

type Fields = Record<string, unknown>;

/** A schema of signed transactions, with every recorded value that has its fields. */
interface Transactions {
  name: string;
  schema: Schema;
  recorded: Fields[];
}

/** Types that a list names although no recording has one, and why. */
const NEVER_RECORDED: Readonly<Record<string, string>> = {
  'core Transaction 4':
    'Core Space shows an eSpace transaction of type 4 only while it waits in the pool, and none of the recorder waits there.',
};

// cspell:ignore tipos
/** How a language writes that something is of certain types of transaction. */
const TYPES_IN_WORDS: Readonly<Record<string, RegExp>> = {en: /\Wtypes? \d/i, zh: /类型 ?\d/, es: /\Wtipos? \d/i};

/**
 * Statements of a field's words that a recorded transaction can contradict; the nonce counts transactions alone in Core
 * Space, whose transactions have no `raw`.
 */
const STATEMENTS: readonly {words: RegExp; holds: (transaction: Fields, field: string) => boolean}[] = [
  {
    words: /`null` until (it's executed|it was executed|the node has executed it)/,
    holds: (found, field) => (found[field] === null) === (found.status === null),
  },
  {
    words: /`null` if the transaction deploys a contract/,
    holds: (found) => (found.creates ?? found.contractCreated ?? null) === null || found.to === null,
  },
  {words: /number of transactions that the sender sent/i, holds: (found) => !('raw' in found)},
  {
    words: /equal to `maxFeePerGas` if/,
    holds: (found, field) => found.maxFeePerGas === undefined || found[field] === found.maxFeePerGas,
  },
];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object inside a value, the value itself first. */
function objectsIn(value: unknown): Fields[] {
  const inner = typeof value === 'object' && value !== null ? Object.values(value).flatMap(objectsIn) : [];
  return isFields(value) ? [value, ...inner] : inner;
}

/** Every object that a node returned in a recording: both documents have the transactions of eSpace. */
function returnedObjects(): Fields[] {
  const recordings = SPACES.flatMap((space) =>
    readdirSync(`openrpc/examples/${space}`).flatMap((method) =>
      recordingNames(space, method).map((name) => readRecording(space, method, name)),
    ),
  );
  return recordings.flatMap(({answer, notifications = []}) =>
    objectsIn([answer.result, ...notifications.map(({params}) => params.result)]),
  );
}

function isMadeOf(found: Fields, {properties = {}, required = []}: Schema): boolean {
  return required.every((field) => field in found) && Object.keys(found).every((field) => field in properties);
}

/** The schemas of a space's signed transactions. */
function transactionsOf(space: Space): Transactions[] {
  const returned = returnedObjects();
  const signed = Object.entries(readDocument(space).components.schemas).filter(([, {required = []}]) =>
    ['type', 'gasPrice', 'r', 's'].every((field) => required.includes(field)),
  );
  return signed.map(([name, schema]) => ({
    name,
    schema,
    recorded: returned.filter((found) => isMadeOf(found, schema)),
  }));
}

const typeOf = ({type}: Fields): number => Number(type);

/** The types of the recorded transactions that have a field, if each type has it always or never, and some do not. */
function measuredTypes(field: string, recorded: readonly Fields[]): number[] | undefined {
  const having = [...new Set(recorded.filter((found) => field in found).map(typeOf))].toSorted();
  const lacking = recorded.filter((found) => !(field in found)).map(typeOf);
  return lacking.length > 0 && lacking.every((type) => !having.includes(type)) ? having : undefined;
}

test('each statement is in a field, so that its words and the test stay the same', () => {
  const fields = SPACES.flatMap(transactionsOf).flatMap(({schema: {properties = {}}}) => Object.values(properties));
  expect(STATEMENTS.filter(({words}) => !fields.some(({description = ''}) => words.test(description)))).toEqual([]);
});

describe.each(SPACES)('transactions of openrpc/%s', (space) => {
  const kinds = transactionsOf(space);
  const {schemas} = readDocument(space).components;

  test.each(kinds)(
    '$name: a field is in the recorded transactions of the types that it names, and in no other',
    ({name, schema: {properties = {}}, recorded}) => {
      expect(recorded.length).toBeGreaterThan(1);
      const seen = new Set(recorded.map(typeOf));
      for (const [field, {'x-transaction-types': named}] of Object.entries(properties)) {
        expect
          .soft({field, types: named?.filter((type) => seen.has(type))})
          .toEqual({field, types: measuredTypes(field, recorded)});
        const unseen = (named ?? [])
          .filter((type) => !seen.has(type))
          .map((type) => `${space} ${name} ${String(type)}`);
        expect.soft({field, unseen: unseen.filter((key) => !(key in NEVER_RECORDED))}).toEqual({field, unseen: []});
      }
    },
  );

  test.each(kinds)(
    '$name: what its words say holds in every recorded transaction',
    ({schema: {properties = {}}, recorded}) => {
      for (const [field, {description = ''}] of Object.entries(properties)) {
        for (const {words, holds} of STATEMENTS.filter((statement) => statement.words.test(description))) {
          expect
            .soft({field, words, against: recorded.filter((found) => !holds(found, field)).map(({hash}) => hash)})
            .toEqual({field, words, against: []});
        }
      }
    },
  );

  test('a field of a request names the types of which the signed transaction has it', () => {
    const ofSigned = new Map(
      kinds
        .flatMap(({schema: {properties = {}}}) => Object.entries(properties))
        .map(([field, {'x-transaction-types': types}]) => [field, types]),
    );
    const requests = Object.entries(schemas).filter(
      ([name, {properties = {}}]) => 'maxFeePerGas' in properties && kinds.every((kind) => kind.name !== name),
    );
    expect(requests.length).toBeGreaterThan(0);
    for (const [name, {properties = {}}] of requests) {
      const accepted = [...(properties.type?.description ?? '').matchAll(/`0x(\d)`/g)].map(([, digit]) =>
        Number(digit),
      );
      for (const [field, {'x-transaction-types': named}] of Object.entries(properties)) {
        const expected = ofSigned.get(field)?.filter((type) => accepted.includes(type));
        if (expected) expect.soft({name, field, types: named}).toEqual({name, field, types: expected});
      }
    }
  });

  test.each(['en', ...TRANSLATIONS.map(({folder}) => folder)])(
    'no field says in words of which types it is, which nothing could check (%s)',
    (language) => {
      const words = TYPES_IN_WORDS[language];
      if (!words) throw new Error(`How does ${language} write the types of a transaction?`);
      const english = Object.entries(schemas).flatMap(([name, {properties = {}}]) =>
        Object.entries(properties).map(
          ([field, {description = ''}]) => [`types.${name}.${field}.description`, description] as const,
        ),
      );
      const translated = (): (readonly [string, string])[] => {
        const texts = readTexts(space, language);
        return english.map(([key]) => [key, texts[key]?.message ?? ''] as const);
      };
      const texts = language === 'en' ? english : translated();
      expect(texts.filter(([, text]) => words.test(text))).toEqual([]);
    },
  );
});
