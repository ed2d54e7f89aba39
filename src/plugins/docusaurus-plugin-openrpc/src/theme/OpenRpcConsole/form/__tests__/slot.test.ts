import {describe, expect, it} from 'vitest';
import {readDraft} from '../../../../console/draft/readDraft';
import {turnOff, turnOn} from '../../../../console/draft/edits';
import type {Draft, ValueContext} from '../../../../console/model';
import type {TypeNode} from '../../../../reference';
import {toSlot, withNull, withValue} from '../slot';

const context: ValueContext = {dialect: 'plain', types: {Name: {kind: 'string'}}};
const nullable: TypeNode = {
  kind: 'union',
  exclusive: true,
  unit: 'drip',
  options: [{kind: 'named', name: 'Name'}, {kind: 'null'}],
};
const off: Draft = {kind: 'off'};
const text: Draft = {kind: 'text', text: 'abc'};

function sentOf(draft: Draft): unknown {
  const reading = readDraft(nullable, draft, context);
  return reading.ok ? reading.value : reading.faults;
}

describe('a field that can be null', () => {
  it('shows the editor of its other type, off or not', () => {
    expect(toSlot(nullable, off, context)).toMatchObject({
      sent: 'off',
      canBeNull: true,
      type: {kind: 'string'},
      draft: {kind: 'text', text: ''},
    });
  });

  it('is sent as soon as something is typed', () => {
    const typed = withValue(nullable, off, text, context);
    expect(toSlot(nullable, typed, context)).toMatchObject({sent: 'value', draft: text});
    expect(sentOf(typed)).toBe('abc');
  });

  it('keeps what was typed while null or nothing is sent', () => {
    const typed = withValue(nullable, off, text, context);
    const none = withNull(nullable, typed, true, context);
    expect(sentOf(none)).toBeNull();
    expect(toSlot(nullable, none, context)).toMatchObject({sent: 'null', draft: text});
    const away = turnOff(none);
    expect(sentOf(away)).toBeUndefined();
    expect(toSlot(nullable, away, context)).toMatchObject({sent: 'off', draft: text});
    expect(sentOf(turnOn(away, nullable, context))).toBeNull();
    expect(sentOf(withNull(nullable, none, false, context))).toBe('abc');
  });

  it('turns from null to the value that is typed', () => {
    expect(sentOf(withValue(nullable, withNull(nullable, off, true, context), text, context))).toBe('abc');
  });

  it('shows a value that fits no alternative as it is', () => {
    const draft: Draft = {kind: 'json', text: '7'};
    expect(toSlot(nullable, draft, context)).toMatchObject({sent: 'value', draft});
  });
});

describe('a field that cannot be null', () => {
  it('has null among its choices where values are picked', () => {
    const type: TypeNode = {kind: 'union', exclusive: true, options: [{kind: 'enum', values: ['a']}, {kind: 'null'}]};
    expect(toSlot(type, off, context)).toMatchObject({canBeNull: false, type});
  });

  it('follows a name to its type', () => {
    expect(toSlot({kind: 'named', name: 'Name'}, text, context)).toEqual({
      sent: 'value',
      canBeNull: false,
      type: {kind: 'string'},
      draft: text,
    });
  });
});
