import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {TypeNode} from '../../../reference';
import {emptyDraft} from '../emptyDraft';
import {heldValue} from '../heldValue';
import {keepTyped} from '../keepTyped';
import {readDraft} from '../readDraft';
import {toDraft} from '../toDraft';
import {CONTEXT, draft, json, type, typed} from './arbitrary';

const RUNS = {numRuns: 300};

describe('drafts of values', () => {
  it('read back to exactly the value that fits, order of fields within listed and other ones aside', () => {
    fc.assert(
      fc.property(typed, ({type: wanted, value}) => {
        expect(readDraft(wanted, toDraft(wanted, value, CONTEXT), CONTEXT)).toEqual({ok: true, value});
      }),
      RUNS,
    );
  });

  it('hold a value that does not fit, and name its faults', () => {
    fc.assert(
      fc.property(type, fc.json(), (wanted, text) => {
        const value: unknown = JSON.parse(text);
        const made = toDraft(wanted, value, CONTEXT);
        const reading = readDraft(wanted, made, CONTEXT);
        if (reading.ok) expect(reading.value).toEqual(value);
        else expect(reading.faults.length).toBeGreaterThan(0);
        expect(JSON.parse(JSON.stringify(heldValue(wanted, made, CONTEXT)))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      RUNS,
    );
  });

  it('keep keys such as __proto__ as plain data', () => {
    const wanted: TypeNode = {
      kind: 'object',
      properties: [{name: '__proto__', required: true, type: {kind: 'any'}}],
      closed: false,
    };
    const value: unknown = JSON.parse('{"__proto__": {"polluted": 1}, "constructor": {"prototype": 2}}');
    const reading = readDraft(wanted, toDraft(wanted, value, CONTEXT), CONTEXT);
    expect(reading.ok && JSON.stringify(reading.value)).toBe(JSON.stringify(value));
    expect('polluted' in {}).toBe(false);
    expect(readDraft(wanted, toDraft(wanted, {}, CONTEXT), CONTEXT)).toEqual({
      ok: false,
      faults: [{path: ['__proto__'], code: 'required'}],
    });
  });
});

describe('drafts of any form', () => {
  it('are read, held and kept without an exception at any type', () => {
    fc.assert(
      fc.property(type, fc.boolean(), draft, draft, (wanted, required, one, other) => {
        const reading = readDraft(wanted, one, CONTEXT, ['x']);
        if (!reading.ok) expect(reading.faults.every(({path}) => path[0] === 'x')).toBe(true);
        heldValue(wanted, one, CONTEXT);
        keepTyped({type: wanted, required}, one, other, CONTEXT);
      }),
      RUNS,
    );
  });

  it('start for every type without an exception, required and not', () => {
    fc.assert(
      fc.property(type, fc.boolean(), (wanted, required) => {
        const start = emptyDraft(wanted, required, CONTEXT);
        if (!required) expect(start).toEqual({kind: 'off'});
        readDraft(wanted, start, CONTEXT);
      }),
      RUNS,
    );
  });
});

describe('drafts made anew', () => {
  it('come to the new value, whatever stood there before', () => {
    fc.assert(
      fc.property(typed, draft, json, ({type: wanted, value}, before, other) => {
        for (const previous of [before, toDraft(wanted, other, CONTEXT)]) {
          const kept = keepTyped({type: wanted, required: true}, previous, toDraft(wanted, value, CONTEXT), CONTEXT);
          expect(readDraft(wanted, kept, CONTEXT)).toEqual({ok: true, value});
        }
      }),
      RUNS,
    );
  });
});
