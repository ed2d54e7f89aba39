import {describe, expect, it} from 'vitest';
import {parseDocument} from '../document';
import {DocumentError} from '../documentError';
import {below} from '../jsonPointer';
import {toReference} from '../toReference';
import {getTranslationFiles, translateInstance} from '../translations';
import {sampleWith} from './faultsOf';
import {sampleDocument} from './sampleDocument';

const ODD = [
  undefined,
  null,
  0,
  '',
  'x',
  true,
  [],
  [null],
  {},
  {$ref: '#'},
  {$ref: '#/components/schemas/Block'},
  {$ref: '#/methods/0'},
];

function pointersIn(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([step, inner]) => pointersIn(inner, below(at, step)))];
}

/** The result for a document: its faults are reported, or it is accepted. */
function fate(document: unknown): 'told' | 'through' {
  try {
    const reference = toReference(parseDocument(document, 'sample.json'));
    expect(translateInstance({reference}, getTranslationFiles({reference})[0])).toEqual({reference});
    return 'through';
  } catch (error) {
    if (error instanceof DocumentError && error.faults.length > 0) return 'told';
    throw error;
  }
}

describe('a document with something odd anywhere in it', () => {
  it.each(ODD.map((odd) => [JSON.stringify(odd), odd]))(
    'is told to be at fault, or goes all the way: %s',
    (_words, odd) => {
      const fates = pointersIn(sampleDocument())
        .filter((pointer) => pointer !== '')
        .map((pointer) => fate(sampleWith({[pointer]: odd})));
      expect(fates).toContain('told');
    },
  );
});
