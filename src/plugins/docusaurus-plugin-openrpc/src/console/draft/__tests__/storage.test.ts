import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Draft} from '../../model';
import {parseStored, toStored} from '../storage';
import {draft} from './arbitrary';

describe('drafts in storage', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(draft, {maxLength: 4}), (drafts) => {
        // JSON knows no -0.
        expect(JSON.stringify(parseStored(toStored(drafts)))).toBe(JSON.stringify(drafts));
      }),
    );
    const kept: Draft = {
      kind: 'off',
      kept: {kind: 'option', index: 1, drafts: [undefined, {kind: 'text', text: 'half'}]},
    };
    expect(parseStored(toStored([kept]))).toEqual([kept]);
  });

  it.each([
    '',
    'null',
    '{}',
    '[null]',
    '[{}]',
    '[[]]',
    '[{"kind":"other"}]',
    '[{"kind":"toString"}]',
    '[{"kind":"text"}]',
    '[{"kind":"text","text":1}]',
    '[{"kind":"json","text":null}]',
    '[{"kind":"pick"}]',
    '[{"kind":"list","items":{}}]',
    '[{"kind":"list","items":{"length":1e9}}]',
    '[{"kind":"list","items":[null]}]',
    '[{"kind":"off","kept":null}]',
    '[{"kind":"off","kept":{"kind":"off"}}]',
    '[{"kind":"fields","fields":[],"others":[]}]',
    '[{"kind":"fields","fields":{"a":1},"others":[]}]',
    '[{"kind":"fields","fields":{}}]',
    '[{"kind":"fields","fields":{},"others":[{"name":1,"draft":{"kind":"off"}}]}]',
    '[{"kind":"fields","fields":{},"others":[{"name":"a"}]}]',
    '[{"kind":"option","index":0,"drafts":[]}]',
    '[{"kind":"option","index":1e9,"drafts":[null]}]',
    '[{"kind":"option","index":-1,"drafts":[null]}]',
    '[{"kind":"option","index":0.5,"drafts":[null]}]',
    '[{"kind":"option","index":0,"drafts":[1]}]',
    '[{"__proto__":{"kind":"off"}}]',
    `[{"kind":"text","text":"${'x'.repeat(500_000)}"}]`,
    '{"kind":"list","items":['.repeat(2000),
    `[${'{"kind":"off","kept":'.repeat(1500)}{"kind":"text","text":""}${'}'.repeat(1500)}]`,
  ])('are refused as %.60j', (text) => {
    expect(parseStored(text)).toBeUndefined();
  });

  it('are read without an exception from any text', () => {
    const mutated = fc
      .tuple(fc.array(draft, {maxLength: 2}), fc.nat(), fc.constantFrom('null', '1', '{}', '[]', '"a"', ''))
      .map(([drafts, at, piece]) => {
        const text = toStored(drafts);
        return text.slice(0, at % text.length) + piece + text.slice((at % text.length) + 1);
      });
    fc.assert(
      fc.property(fc.oneof(mutated, fc.json(), fc.string()), (text) => {
        const drafts = parseStored(text);
        // JSON has numbers that JavaScript doesn't have: those are null once stored again.
        if (drafts) expect(JSON.stringify(parseStored(toStored(drafts)))).toBe(JSON.stringify(drafts));
      }),
      {numRuns: 1000},
    );
  });

  it('leave out what is no part of a draft, and pollute nothing', () => {
    expect(parseStored('[{"kind":"text","text":"a","more":1}]')).toEqual([{kind: 'text', text: 'a'}]);
    const drafts = parseStored('[{"kind":"fields","fields":{"__proto__":{"kind":"text","text":"a"}},"others":[]}]');
    expect(drafts?.map((entry) => entry.kind === 'fields' && Object.keys(entry.fields))).toEqual([['__proto__']]);
    expect('text' in {}).toBe(false);
  });
});
