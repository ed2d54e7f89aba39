// holds: rpc.types-listed
import {describe, expect, test} from 'vitest';
import {
  readDocument as readOpenRpc,
  toReference,
  translateInstance,
  type RpcMethod,
  type TypeNode,
} from 'docusaurus-plugin-openrpc/document';
import {TRANSLATIONS} from '../../src/config/locales';
import {RPC_REFERENCES} from '../../src/config/rpc';
import {SPACES, readDocument, readTexts, type Space} from './documents';

/** The methods of a space as pages show them in a language. */
async function readMethods(space: Space, language: string): Promise<RpcMethod[]> {
  const reference = toReference(await readOpenRpc(RPC_REFERENCES[space]));
  const file = language === 'en' ? undefined : {path: 'methods', content: readTexts(space, language)};
  return translateInstance({reference}, file).reference.namespaces.flatMap(({methods}) => methods);
}

/** What a list of types shows of one, apart from its form. */
const shownOf = ({label, description, unit, transactionTypes}: TypeNode) => ({
  label,
  description,
  unit,
  transactionTypes,
});

describe.each(SPACES)('the types of each method in openrpc/%s', (space) => {
  const {schemas} = readDocument(space).components;

  test.each(['en', ...TRANSLATIONS.map(({folder}) => folder)])(
    'are explained in the words of their schema, not of one field (%s)',
    async (language) => {
      const methods = await readMethods(space, language);
      const texts = language === 'en' ? {} : readTexts(space, language);
      const listed = methods.flatMap(({name, shared}) => shared.map((type) => ({method: name, type})));
      expect(listed.length).toBeGreaterThan(100);
      for (const {method, type} of listed) {
        const {title = ''} = type;
        const description = texts[`types.${title}.description`]?.message ?? schemas[title]?.description;
        expect
          .soft({method, title, ...shownOf(type)})
          .toEqual({method, title, description, label: undefined, unit: undefined, transactionTypes: undefined});
      }
    },
  );

  test('are each listed that a field links to', async () => {
    const linked = (value: unknown): string[] => {
      if (typeof value !== 'object' || value === null) return [];
      const title =
        'title' in value && typeof value.title === 'string' && 'kind' in value && value.kind === 'string'
          ? [value.title]
          : [];
      return [...title, ...Object.values(value).flatMap(linked)];
    };
    for (const {name, params, result, notifications, types, shared} of await readMethods(space, 'en')) {
      const titles = new Set(shared.map(({title}) => title));
      expect({
        name,
        missing: linked([params.map(({type}) => type), result?.type, notifications, types]).filter(
          (title) => !titles.has(title),
        ),
      }).toEqual({
        name,
        missing: [],
      });
    }
  });
});
