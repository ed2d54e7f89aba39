import fc from 'fast-check';
import {beforeEach, describe, expect, it} from 'vitest';
import type {Choice} from '../../connection';
import type {Draft} from '../../model';
import type {FindStorage} from '../browserStorage';
import {isRemembered, readForm, writeForm, type RememberedForm} from '../remembered';
import {readChoice, readOwnAddress, writeChoice, writeOwnAddress} from '../rememberedChoice';
import {DENIED, FakeStorage} from './fakeStorage';

const DRAFTS: Draft[] = [
  {kind: 'text', text: '0x half'},
  {kind: 'off', kept: {kind: 'pick', value: false}},
];

describe('remembered', () => {
  let storage: FakeStorage;
  const find: FindStorage = () => storage;

  beforeEach(() => {
    storage = new FakeStorage();
  });

  it.each<Choice>([
    {kind: 'configured', id: 'testnet', transport: 'webSocket'},
    {kind: 'wallet', id: 'io.metamask'},
    {kind: 'own', address: 'https://node.example/key'},
    {kind: 'own', address: ''},
  ])('keeps the choice %j of an instance', (choice) => {
    expect(writeChoice('core', choice, find)).toBe(true);
    expect([readChoice('core', find), readChoice('espace', find)]).toEqual([choice, undefined]);
  });

  it('knows what would be lost with the page: what is not kept of a form', () => {
    const pasted = '{"jsonrpc":"2.0","method":"cfx_unlockAccount","params":["a","b"]}';
    expect(isRemembered('core', 'cfx_call', {}, find)).toBe(true);
    expect(isRemembered('core', 'cfx_call', {drafts: DRAFTS}, find)).toBe(false);
    for (const [form, isKept] of [
      [{view: 'form', drafts: DRAFTS}, true],
      [{view: 'json', drafts: DRAFTS, jsonText: '[1,'}, true],
      [{view: 'json', jsonText: pasted}, false],
    ] as const) {
      writeForm('core', 'cfx_call', {...form, ...('drafts' in form && {drafts: [...form.drafts]})}, find);
      const {view: _, ...filled} = form;
      expect(
        isRemembered('core', 'cfx_call', {...filled, ...('drafts' in filled && {drafts: [...filled.drafts]})}, find),
      ).toBe(isKept);
    }
    // Where storage did not take the newest, the one before is kept, and that is another one.
    writeForm('core', 'cfx_call', {view: 'form', drafts: DRAFTS}, find);
    expect(isRemembered('core', 'cfx_call', {drafts: []}, find)).toBe(false);
    writeForm('core', 'cfx_unlockAccount', {view: 'form', drafts: DRAFTS}, find);
    expect(isRemembered('core', 'cfx_unlockAccount', {drafts: DRAFTS}, find)).toBe(false);
  });

  it('keeps the address of one’s own under a key of its own, through another choice and as typed', () => {
    writeChoice('core', {kind: 'own', address: 'http://192.168'}, find);
    expect(Object.fromEntries(storage.texts)).toEqual({
      'openrpc:core:endpoint': '{"kind":"own"}',
      'openrpc:core:ownAddress': 'http://192.168',
    });
    writeChoice('core', {kind: 'configured', id: 'mainnet', transport: 'http'}, find);
    writeChoice('core', {kind: 'own', address: ''}, find);
    expect(readChoice('core', find)).toEqual({kind: 'own', address: 'http://192.168'});
    writeOwnAddress('core', undefined, find);
    expect(readOwnAddress('core', find)).toBeUndefined();
  });

  it.each([
    '',
    'x',
    'null',
    '[]',
    '{"kind":"evil"}',
    '{"kind":"configured","id":"a"}',
    '{"kind":"configured","id":"a","transport":"ftp"}',
    '{"kind":"wallet","id":1}',
    '{"kind":"wallet","id":""}',
  ])('takes %j for no choice', (text) => {
    storage.setItem('openrpc:core:endpoint', text);
    expect(readChoice('core', find)).toBeUndefined();
  });

  it('does not take an address or an id of 5 MB', () => {
    storage.setItem('openrpc:core:ownAddress', 'x'.repeat(5_000_000));
    storage.setItem('openrpc:core:endpoint', JSON.stringify({kind: 'wallet', id: 'x'.repeat(5_000_000)}));
    expect([readOwnAddress('core', find), readChoice('core', find)]).toEqual([undefined, undefined]);
  });

  it.each<RememberedForm>([
    {view: 'form', drafts: DRAFTS},
    {view: 'json', drafts: DRAFTS, jsonText: '[{"a": '},
    {view: 'json', jsonText: ''},
    {view: 'form', drafts: []},
  ])('keeps the form %j of a method', (form) => {
    expect(writeForm('core', 'cfx_call', form, find)).toBe(true);
    expect([
      readForm('core', 'cfx_call', find),
      readForm('core', 'cfx_getLogs', find),
      readForm('espace', 'cfx_call', find),
    ]).toEqual([form, undefined, undefined]);
    expect([...storage.texts.keys()]).toEqual(['openrpc:core:draft:cfx_call']);
    writeForm('core', 'cfx_call', undefined, find);
    expect(storage.texts.size).toBe(0);
  });

  it('keeps the text of the editor where drafts are broken', () => {
    storage.setItem(
      'openrpc:core:draft:cfx_call',
      JSON.stringify({view: 'json', drafts: '[{"kind":"evil"}]', jsonText: '[1,'}),
    );
    expect(readForm('core', 'cfx_call', find)).toEqual({view: 'json', jsonText: '[1,'});
    storage.setItem(
      'openrpc:core:draft:cfx_call',
      JSON.stringify({view: 7, drafts: JSON.stringify(DRAFTS), jsonText: {}}),
    );
    expect(readForm('core', 'cfx_call', find)).toEqual({view: 'form', drafts: DRAFTS});
  });

  it('never keeps what is filled in where there is a secret among it, and forgets what there is', () => {
    expect(writeForm('core', 'personal_unlockAccount', {view: 'form', drafts: DRAFTS}, find)).toBe(false);
    expect(storage.texts.size).toBe(0);
    storage.setItem('openrpc:core:draft:personal_unlockAccount', '{"view":"form"}');
    expect(readForm('core', 'personal_unlockAccount', find)).toBeUndefined();
    expect(writeForm('core', 'personal_unlockAccount', undefined, find)).toBe(true);
    expect(storage.texts.size).toBe(0);
  });

  it.each([
    '{"jsonrpc":"2.0","id":1,"method":"cfx_unlockAccount","params":["cfx:aa","hunter2"]}',
    '[{"jsonrpc":"2.0","id":1,"method":"cfx_unlockAccount","params":["cfx:aa","hunter2"]}]',
    '{"method": "cfx_unlockAccount", "params": ["cfx:aa", "hunter2"',
    `curl -d '{"method":"cfx_call","params":[]}' https://hunter2@node.example`,
    'curl -d "{\\"method\\":\\"cfx_newAccount\\",\\"params\\":[\\"hunter2\\"',
    '{"jsonrpc":"2.0","id":1,"method":"debug_getNetNode","params":["hunter2"]}',
    '{"jsonrpc":"2.0","id":1,"method":"debug_getNetNode","params":["hunter2"',
  ])('does not keep %s, which was pasted where another method is', (jsonText) => {
    expect(writeForm('core', 'cfx_call', {view: 'json', drafts: DRAFTS, jsonText}, find)).toBe(true);
    expect(readForm('core', 'cfx_call', find)).toEqual({view: 'json', drafts: DRAFTS});
    expect([...storage.texts.values()].join('')).not.toContain('hunter2');
  });

  it('reads whatever storage says without throwing', () => {
    const anyText = fc.oneof(
      fc.string({unit: 'binary'}),
      fc.json(),
      fc
        .record(
          {view: fc.jsonValue(), drafts: fc.oneof(fc.json(), fc.jsonValue()), jsonText: fc.jsonValue()},
          {requiredKeys: []},
        )
        .map((value) => JSON.stringify(value)),
      fc
        .record(
          {kind: fc.constantFrom('own', 'wallet', 'configured', 'evil'), id: fc.jsonValue(), transport: fc.jsonValue()},
          {requiredKeys: []},
        )
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        for (const key of ['endpoint', 'ownAddress', 'draft:m']) storage.setItem(`openrpc:core:${key}`, text);
        const [choice, address, form] = [
          readChoice('core', find),
          readOwnAddress('core', find),
          readForm('core', 'm', find),
        ];
        expect(['undefined', 'own', 'wallet', 'configured']).toContain(choice?.kind ?? 'undefined');
        expect(typeof (address ?? '')).toBe('string');
        expect(['form', 'json']).toContain(form?.view ?? 'form');
      }),
      {numRuns: 1000},
    );
  });

  it('says that storage is full', () => {
    storage = new FakeStorage(100);
    expect(writeForm('core', 'cfx_call', {view: 'json', jsonText: 'x'.repeat(200)}, find)).toBe(false);
  });

  it.each(Object.entries(DENIED))('goes on where %s', (_name, denied) => {
    expect([readChoice('core', denied), readOwnAddress('core', denied), readForm('core', 'm', denied)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([
      writeChoice('core', {kind: 'own', address: 'x'}, denied),
      writeOwnAddress('core', undefined, denied),
      writeForm('core', 'm', {view: 'form'}, denied),
      writeForm('core', 'm', undefined, denied),
    ]).toEqual([false, false, false, false]);
  });
});
