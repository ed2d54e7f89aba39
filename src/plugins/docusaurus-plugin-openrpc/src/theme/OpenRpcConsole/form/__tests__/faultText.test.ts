import {describe, expect, it} from 'vitest';
import type {Fault} from '../../../../console/model';
import {faultText} from '../faultText';
import {ADDRESS_FAULTS} from '../addressFaults';
import {JSON_FAULTS} from '../jsonFaults';
import {VALUE_FAULTS} from '../valueFaults';

const values = {found: 'FOUND', expected: 'EXPECTED', unit: 'UNIT', line: '2', column: '7'};
const codes = Object.keys({...VALUE_FAULTS, ...ADDRESS_FAULTS}) as Exclude<Fault['code'], 'not-json'>[];
const faults: Fault[] = [
  ...codes.map((code): Fault => ({path: [0], code, values})),
  ...Object.keys(JSON_FAULTS).map((reason): Fault => ({path: [0], code: 'not-json', values: {...values, reason}})),
];

describe('faultText', () => {
  it.each(faults)('fills every gap of $code', (fault) => {
    expect(faultText(fault)).not.toMatch(/[{}]/);
    expect(faultText({path: fault.path, code: fault.code})).not.toMatch(/[{}]|undefined/);
  });

  it('has a sentence of its own for each fault, that ends, and says what to do', () => {
    const texts = faults.map(faultText);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => !text.endsWith('.') || text.split(/[.:] /).length < 2)).toEqual([]);
  });

  it.each(faults)('shows signs that turn the text around as what they are: $code', ({code, values: {reason} = {}}) => {
    const hostile = {
      found: 'a\u202eb',
      expected: '\u2066c',
      unit: '\u200b',
      line: '1',
      column: '1',
      ...(reason !== undefined && {reason}),
    };
    expect(faultText({path: [0], code, values: hostile})).not.toMatch(/[\p{Cf}\p{Cc}]/u);
  });

  it('names both networks and the right prefix', () => {
    expect(faultText({path: [0], code: 'wrong-network', values: {found: 'cfxtest', expected: 'cfx'}})).toBe(
      'This address belongs to the testnet (cfxtest); the endpoint is mainnet (cfx). Funds sent to an address of another network can be lost. Use an address that begins with cfx:.',
    );
    expect(faultText({path: [0], code: 'wrong-network', values: {found: 'net7', expected: 'cfx'}})).toContain(
      'network net7',
    );
  });

  it('tells an address without network from one of an unknown network', () => {
    const prefix = (found: string): string => faultText({path: [0], code: 'address-prefix', values: {found}});
    expect(prefix('abc')).toContain('“abc”');
    expect(prefix('')).not.toContain('“”');
  });

  it('tells where a text stops being JSON, whatever the reason', () => {
    expect(faultText({path: [], code: 'not-json', values: {line: '2', column: '7', reason: 'comma'}})).toContain(
      'Line 2, column 7',
    );
    expect(faultText({path: [], code: 'not-json', values: {line: '2', column: '7', reason: 'constructor'}})).toContain(
      'Line 2, column 7',
    );
  });
});
