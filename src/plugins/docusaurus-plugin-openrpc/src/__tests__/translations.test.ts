import {describe, expect, it} from 'vitest';
import {parseDocument} from '../document';
import {toReference} from '../toReference';
import {getTranslationFiles, translateReference} from '../translations';
import {sampleWith} from './faultsOf';

const reference = toReference(parseDocument(sampleWith({'/methods/0/errors/1': {code: -32602, message: 'again', 'x-cause': 'Another cause.'}}), 'sample.json'));
const [file] = getTranslationFiles(reference);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('getTranslationFiles', () => {
  it('has a key for each text that a reader sees', () => {
    expect(file.path).toBe('methods');
    expect(Object.fromEntries(Object.entries(file.content).map(([key, {message}]) => [key, message]))).toMatchSnapshot();
  });

  it('tells a translator what each text is', () => {
    expect(file.content['cfx_call.params.0.description']?.description).toBe('description of the parameter call, cfx_call.params.0');
  });
});

describe('translateReference', () => {
  it('puts every translated text into the reference', () => {
    const content = Object.fromEntries(Object.entries(file.content).map(([key, {message}]) => [key, {message: `${message} (translated)`}]));
    const translated = translateReference(reference, {...file, content});
    const texts = textsIn(translated);
    for (const {message} of Object.values(content)) expect(texts).toContain(message);
    for (const {message} of Object.values(file.content)) expect(texts).not.toContain(message);
  });

  it('changes nothing but texts', () => {
    const content = Object.fromEntries(Object.keys(file.content).map((key) => [key, {message: 'X'}]));
    const [method] = translateReference(reference, {...file, content}).namespaces[0]?.methods ?? [];
    expect(method).toMatchObject({
      name: 'cfx_call',
      slug: 'cfx_call',
      errors: [{code: -32602, message: 'invalid params', cause: 'X', cure: 'X'}, {message: 'again'}],
    });
    expect(method?.examples[0]).toMatchObject({params: [{value: '0x1'}, 'latest'], outcome: {result: {number: '0x1'}}});
  });

  it('keeps English where a key is missing', () => {
    expect(translateReference(reference, undefined)).toEqual(reference);
    expect(translateReference(reference, {path: 'methods', content: {}})).toEqual(reference);
    const one = translateReference(reference, {path: 'methods', content: {'cfx_call.summary': {message: '执行调用。'}, 'gone.summary': {message: 'X'}}});
    expect(one.namespaces[0]?.methods.map(({summary}) => summary)).toEqual(['执行调用。', 'Tells the gas price.']);
  });
});
