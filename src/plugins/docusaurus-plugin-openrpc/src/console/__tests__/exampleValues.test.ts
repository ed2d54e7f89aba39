import {describe, expect, it} from 'vitest';
import {onNetwork, toValues} from '../exampleValues';
import {decodeBase32Address} from '../values/base32Address';

const LOCAL = 'net1234:aar8jzybzv0fhzreav49syxnzut8s0jt1av3m8zzdr';

describe('onNetwork', () => {
  it('writes each Core Space address for the network, wherever it stands, and means the same account', () => {
    const [first, second] = onNetwork([LOCAL, {to: [LOCAL.toUpperCase()], data: '0x'}], {
      dialect: 'conflux',
      chainId: 1,
    }) as [string, {to: [string]}];
    expect(first).toMatch(/^cfxtest:aar8jzybzv0fhzreav49syxnzut8s0jt1a/);
    expect(second).toEqual({to: [first], data: '0x'});
    expect(decodeBase32Address(first)).toMatchObject({
      ok: true,
      networkId: 1,
      hex: (decodeBase32Address(LOCAL) as {hex: string}).hex,
    });
  });

  it('leaves everything else as it is', () => {
    const values = [LOCAL, 'net1234:aar8', '0xfbe45681ac6c53d5a40475f7526bac1fe7590fb8', null, 0, false, undefined];
    expect(onNetwork(values, {dialect: 'conflux', chainId: 1234})).toEqual(values);
    expect(onNetwork(values, {dialect: 'conflux'})).toEqual(values);
    expect(onNetwork(values, {dialect: 'ethereum', chainId: 71})).toEqual(values);
    expect(onNetwork(values, {dialect: 'conflux', chainId: 1}).slice(1)).toEqual(values.slice(1));
  });
});

describe('toValues', () => {
  const method = {
    params: ['from', 'to'].map((name) => ({name, required: false, deprecated: false, type: {kind: 'any'} as const})),
  };

  it('puts named parameters into their order', () => {
    expect(toValues(method, {to: 2, unknown: 3})).toEqual([undefined, 2]);
    expect(
      toValues({params: [{name: 'constructor', required: false, deprecated: false, type: {kind: 'any'}}]}, {}),
    ).toEqual([undefined]);
  });

  it('leaves a list as it is', () => {
    expect(toValues(method, [1, 2, 3])).toEqual([1, 2, 3]);
  });
});
