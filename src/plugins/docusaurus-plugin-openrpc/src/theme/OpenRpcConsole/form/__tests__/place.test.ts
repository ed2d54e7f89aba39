import {describe, expect, it} from 'vitest';
import type {Fault} from '../../../../console/model';
import {faultsAt, placeId, placeName} from '../place';

describe('placeId', () => {
  it('has no spaces and differs for paths that look alike', () => {
    expect(placeId('rpc', [0, 'a b'])).not.toMatch(/\s/);
    expect(placeId('rpc', [0, 'a/b'])).not.toBe(placeId('rpc', [0, 'a', 'b']));
  });
});

describe('placeName', () => {
  it('writes a path as a program does', () => {
    expect(placeName([{name: 'tx'}], [0, 'accessList', 1, 'address'])).toBe('tx.accessList[1].address');
    expect(placeName([{name: 'tx'}], [0, '0x ab'])).toBe('tx["0x ab"]');
    expect(placeName([{name: 'tx'}], [1])).toBe('[1]');
    expect(placeName([], [])).toBe('[]');
  });
});

describe('faultsAt', () => {
  const faults: Fault[] = [
    {path: [0], code: 'too-few-items'},
    {path: [0, 1], code: 'required'},
  ];

  it('takes those of the place itself, or those inside too', () => {
    expect(faultsAt(faults, [0])).toEqual(faults.slice(0, 1));
    expect(faultsAt(faults, [0], true)).toEqual(faults);
    expect(faultsAt(faults, [0, 1, 2])).toEqual([]);
  });
});
