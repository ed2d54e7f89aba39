import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parsePermalink, toPermalink, type LinkedRequest} from '../permalink';

function hashOf(request: LinkedRequest): string {
  const link = toPermalink(request);
  if (!link.ok) throw new Error(link.fault);
  return link.hash;
}

/** A link as someone else may have made it. */
function linkTo(text: string | Uint8Array): string {
  return `#request=${Buffer.from(text).toString('base64url')}`;
}

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const jsonValue = fc.jsonValue({maxDepth: 8, stringUnit: 'binary'});
const anyParams = fc.oneof(
  fc.array(jsonValue, {maxLength: 8}),
  fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString')), jsonValue, {
    maxKeys: 8,
  }),
);

describe('a permalink', () => {
  it('is compact and needs no escapes in an address', () => {
    const hash = hashOf({
      params: ['cfx:type.user:aak2rra2njvd77ezwjvx04kkds9fzagfe6ku8scz91', 'latest_state'],
      endpointId: 'testnet',
    });
    expect(hash).toMatch(/^#request=[\w-]+$/);
    expect(hash.length).toBeLessThan(190);
    expect(parsePermalink(hash)).toEqual({
      kind: 'request',
      params: ['cfx:type.user:aak2rra2njvd77ezwjvx04kkds9fzagfe6ku8scz91', 'latest_state'],
      endpointId: 'testnet',
    });
  });

  it('keeps values that a lesser encoding loses', () => {
    const params = [
      false,
      0,
      '',
      null,
      [],
      {},
      '中文 😀 \u0000 \u2028 "</script>',
      '\ud800',
      1e21,
      {'': {__proto__: null}},
    ];
    expect(parsePermalink(hashOf({params}))).toEqual({
      kind: 'request',
      params: JSON.parse(JSON.stringify(params)) as unknown[],
    });
  });

  it('brings back whatever params can be', () => {
    fc.assert(
      fc.property(
        anyParams,
        fc.option(fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/), {nil: undefined}),
        (params, endpointId) => {
          const link = toPermalink({params, endpointId});
          if (!link.ok) {
            expect(JSON.stringify(params).length).toBeGreaterThan(2000);
            return;
          }
          const reading = parsePermalink(link.hash);
          // As text, since -0 is sent as 0, and names such as __proto__ have to be fields of their own.
          expect(JSON.stringify(reading)).toBe(JSON.stringify({kind: 'request', params, endpointId}));
          expect(decodeURIComponent(link.hash)).toBe(link.hash);
        },
      ),
      {numRuns: 1000},
    );
  });

  it('takes __proto__ for the name of a field', () => {
    const reading = parsePermalink(
      linkTo('{"v":1,"params":{"__proto__":{"polluted":true}},"__proto__":{"endpoint":"mainnet"}}'),
    );
    expect(JSON.stringify(reading)).toBe('{"kind":"request","params":{"__proto__":{"polluted":true}}}');
    expect('polluted' in {}).toBe(false);
    expect(reading.kind === 'request' && 'polluted' in reading.params).toBe(false);
  });

  it.each([
    'https://node.example/v3/key',
    'ws://127.0.0.1:1',
    'node.example',
    '//a',
    'a b',
    '',
    'x'.repeat(33),
    'main\u202enet',
  ])('never names %j as its endpoint', (endpointId) => {
    const hash = hashOf({params: [], endpointId});
    expect(hash).toBe(hashOf({params: []}));
    expect(parsePermalink(linkTo(JSON.stringify({v: 1, params: [], endpoint: endpointId})))).toEqual({
      kind: 'refused',
      why: 'shape',
    });
  });

  it('is not made of what is too long or too deep', () => {
    expect(toPermalink({params: ['x'.repeat(7000)]})).toEqual({ok: false, fault: 'oversized'});
    expect(toPermalink({params: ['x'.repeat(10_000_000)]})).toEqual({ok: false, fault: 'oversized'});
    expect(toPermalink({params: ['中'.repeat(2500)]})).toEqual({ok: false, fault: 'oversized'});
    expect(toPermalink({params: [nested(65)]})).toEqual({ok: false, fault: 'oversized'});
    expect(toPermalink({params: [nested(100_000)]})).toEqual({ok: false, fault: 'oversized'});
    expect(hashOf({params: ['x'.repeat(6000)]}).length).toBeLessThanOrEqual(8192);
    expect(parsePermalink(hashOf({params: [nested(60)]}))).toEqual({kind: 'request', params: [nested(60)]});
  });
});

describe('parsePermalink', () => {
  it.each([
    '',
    '#',
    '#request',
    '#requests=1',
    '#Request=eyJ',
    'request=eyJ',
    '#parameters',
    '#%E0%A4%A',
    '##request=a',
  ])('finds no request in %j', (hash) => {
    expect(parsePermalink(hash)).toEqual({kind: 'none'});
  });

  it.each([
    ['#request=', 'malformed'],
    ['#request=%', 'malformed'],
    ['#request=%25E0', 'malformed'],
    ['#request=a', 'malformed'],
    ['#request=eyJ2IjoxfQ==', 'malformed'],
    ['#request=eyJ2IjoxfQ&x', 'malformed'],
    ['#request=eyJ2 IjoxfQ', 'malformed'],
    [linkTo('{"v":1,"params":['), 'malformed'],
    [linkTo('{"v":1,"params":[]}x'), 'malformed'],
    [linkTo('\ufeff{"v":1,"params":[]}'), 'malformed'],
    [linkTo(new Uint8Array([0x22, 0xe0, 0xa4, 0x22])), 'malformed'],
    [linkTo('null'), 'shape'],
    [linkTo('[]'), 'shape'],
    [linkTo('"x"'), 'shape'],
    [linkTo('{}'), 'shape'],
    [linkTo('{"v":"1","params":[]}'), 'shape'],
    [linkTo('{"v":1}'), 'shape'],
    [linkTo('{"v":1,"params":null}'), 'shape'],
    [linkTo('{"v":1,"params":"[]"}'), 'shape'],
    [linkTo('{"v":1,"params":[],"endpoint":null}'), 'shape'],
    [linkTo('{"v":1,"params":[],"endpoint":["mainnet"]}'), 'shape'],
    [linkTo('{"v":1,"params":[],"endpoint":"https://evil.example"}'), 'shape'],
    [linkTo('{"v":2,"request":{}}'), 'version'],
    [linkTo('{"v":0,"params":[]}'), 'version'],
    [`#request=${'a'.repeat(8192)}`, 'oversized'],
    [`#request=${'%'.repeat(10_000_000)}`, 'oversized'],
    [linkTo(`{"v":1,"params":${'['.repeat(100)}${']'.repeat(100)}}`), 'oversized'],
    [linkTo(`{"v":1,"params":${'['.repeat(2900)}${']'.repeat(2900)}}`), 'oversized'],
  ])('refuses %.60s as %s', (hash, why) => {
    expect(parsePermalink(hash)).toEqual({kind: 'refused', why});
  });

  it('never throws, and refuses or yields params of the right form', () => {
    const sound = hashOf({params: [{a: [1, 'x']}], endpointId: 'testnet'});
    const anyHash = fc.oneof(
      fc.string({unit: 'binary'}),
      fc.string({unit: 'binary'}).map((text) => `#request=${text}`),
      fc.uint8Array().map(linkTo),
      fc.json().map(linkTo),
      fc
        .record(
          {v: fc.oneof(fc.constant(1), fc.anything()), params: fc.jsonValue(), endpoint: fc.jsonValue()},
          {requiredKeys: []},
        )
        .map((value) => linkTo(fc.stringify(value))),
      fc
        .record({v: fc.constant(1), params: fc.jsonValue(), endpoint: fc.jsonValue()}, {requiredKeys: []})
        .map((value) => linkTo(JSON.stringify(value))),
      // A sound link with something wrong in one place.
      fc
        .tuple(fc.nat(sound.length), fc.nat(3), fc.string({maxLength: 3}))
        .map(([at, cut, put]) => sound.slice(0, at) + put + sound.slice(at + cut)),
    );
    fc.assert(
      fc.property(anyHash, (hash) => {
        const reading = parsePermalink(hash);
        expect(['none', 'request', 'refused']).toContain(reading.kind);
        expect(reading.kind === 'none').toBe(!hash.startsWith('#request='));
        if (reading.kind !== 'request') return;
        expect(typeof reading.params === 'object').toBe(true);
        expect(reading.endpointId ?? 'none').toMatch(/^[\w-]+$/);
      }),
      {numRuns: 3000},
    );
  });
});
