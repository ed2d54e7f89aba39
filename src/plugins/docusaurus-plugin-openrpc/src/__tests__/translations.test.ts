import {describe, expect, it} from 'vitest';
import {parseDocument} from '../document';
import {toReference} from '../toReference';
import {getTranslationFiles, translateInstance} from '../translations';
import {sampleWith} from './faultsOf';

const document = sampleWith({'/methods/0/errors/1': {code: -32602, message: 'again', 'x-cause': 'Another cause.'}});
const instance = {
  reference: toReference(parseDocument(document, 'sample.json')),
  endpoints: [{id: 'test', label: 'Testnet', http: 'https://test.example'}],
};
const [file] = getTranslationFiles(instance);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('getTranslationFiles', () => {
  it('has a key for each text that a reader sees', () => {
    expect(file.path).toBe('methods');
    expect(
      Object.fromEntries(Object.entries(file.content).map(([key, {message}]) => [key, message])),
    ).toMatchSnapshot();
  });

  it('asks for the labels of endpoints only where the site sets them', () => {
    expect(Object.keys(file.content)).toContain('endpoints.test.label');
    expect(
      Object.keys(getTranslationFiles({reference: instance.reference})[0].content).filter((key) =>
        key.startsWith('endpoints'),
      ),
    ).toEqual([]);
  });

  it('takes the name of an example for an id where it has a summary', () => {
    const names = Object.keys(file.content).filter((key) => key.includes('examples'));
    expect(names).toEqual(['cfx_call.examples.0.name', 'cfx_call.examples.1.summary', 'cfx_subscribe.examples.0.name']);
  });

  it('tells a translator what each text is', () => {
    expect(file.content['cfx_call.params.0.description']?.description).toBe(
      'description of the parameter call, cfx_call.params.0',
    );
  });
});

describe('translateInstance', () => {
  it('puts every translated text into the reference', () => {
    const content = Object.fromEntries(
      Object.entries(file.content).map(([key, {message}]) => [key, {message: `${message} (translated)`}]),
    );
    const translated = translateInstance(instance, {...file, content});
    const texts = textsIn(translated);
    for (const {message} of Object.values(content)) expect(texts).toContain(message);
    for (const {message} of Object.values(file.content)) expect(texts).not.toContain(message);
  });

  it('changes nothing but texts', () => {
    const content = Object.fromEntries(Object.keys(file.content).map((key) => [key, {message: 'X'}]));
    const [method] = translateInstance(instance, {...file, content}).reference.namespaces[0]?.methods ?? [];
    expect(method).toMatchObject({
      name: 'cfx_call',
      slug: 'cfx_call',
      errors: [{code: -32602, message: 'invalid params', cause: 'X', cure: 'X'}, {message: 'again'}],
    });
    expect(method?.examples[0]).toMatchObject({params: [{value: '0x1'}, 'latest'], outcome: {result: {number: '0x1'}}});
  });

  it('keeps English where a key is missing', () => {
    expect(translateInstance(instance, undefined)).toEqual(instance);
    expect(translateInstance(instance, {path: 'methods', content: {}})).toEqual(instance);
    const one = translateInstance(instance, {
      path: 'methods',
      content: {'cfx_call.summary': {message: '执行调用。'}, 'gone.summary': {message: 'X'}},
    });
    expect(one.reference.namespaces[0]?.methods.map(({summary}) => summary)).toEqual([
      '执行调用。',
      'Tells the gas price.',
      'Sends blocks as they come.',
    ]);
  });
});
