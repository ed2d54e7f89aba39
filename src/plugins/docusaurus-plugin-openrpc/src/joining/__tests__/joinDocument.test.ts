import {describe, expect, it} from 'vitest';
import {joinDocument, type DocumentFiles} from '../joinDocument';
import type {JsonFile} from '../places';

const call = {
  name: 'cfx_call',
  params: [{$ref: '#/components/contentDescriptors/Call'}],
  result: {name: 'returned'},
  examples: [{name: 'read', summary: 'Reads'}],
};
const price = {name: 'cfx_price', params: [], examples: [{name: 'now', params: [], result: {value: 1}}]};
const block = {name: 'trace_block', params: []};
const GET = {name: 'get', request: {verb: 'GET'}, answer: {status: 405, body: ''}};

const file = (name: string, value: unknown): JsonFile => ({file: `rpc/${name}`, value});
const pairFile = (name: string, pair: unknown): readonly [string, JsonFile] => [
  name,
  file(`examples/cfx_call/${name}.json`, pair),
];
const pairOf = (params: unknown[], answer: object): object => ({
  request: {method: 'cfx_call', params},
  answer: {id: 1, ...answer},
});

/** A folder of two files with everything that it names, with some of it changed. */
function folder({
  shared,
  methods,
  pairs = [pairFile('read', pairOf(['0x1', false], {result: null}))],
  exchanges = [GET],
}: FolderChanges = {}): DocumentFiles {
  const components = {contentDescriptors: {Call: {name: 'call'}}};
  const whole = {
    openrpc: '1.3.2',
    methods: ['trace.json', 'cfx.json'],
    'x-errors': [{code: 1}, {code: 405, exchanges: [{name: 'get'}]}],
    components,
  };
  return {
    shared: file('document.json', shared ?? whole),
    methods: new Map(
      Object.entries(methods ?? {'cfx.json': [call, price], 'trace.json': [block]}).map(([name, value]) => [
        name,
        file(name, value),
      ]),
    ),
    recorded: {examples: new Map([['cfx_call', new Map(pairs)]]), exchanges: file('exchanges.json', exchanges)},
  };
}

interface FolderChanges {
  shared?: unknown;
  methods?: Record<string, unknown>;
  pairs?: (readonly [string, JsonFile])[];
  exchanges?: unknown;
}

const faultsOf = (changes: FolderChanges): string[] =>
  joinDocument(folder(changes)).faults.map(
    ({file: place, pointer, found, allowed}) => `${String(place)} ${pointer}: found ${found}; allowed: ${allowed}`,
  );

const FILLED = {
  ...call,
  examples: [
    {
      name: 'read',
      summary: 'Reads',
      params: [
        {name: 'call', value: '0x1'},
        {name: 'parameter 2', value: false},
      ],
      result: {name: 'returned', value: null},
    },
  ],
};

describe('joinDocument', () => {
  it('puts the methods of each file in the place of its name, and the rest stays where it is', () => {
    const {value, methodFiles, faults} = joinDocument(folder());
    expect(faults).toEqual([]);
    expect(Object.keys(value as object)).toEqual(['openrpc', 'methods', 'x-errors', 'components']);
    expect(value).toMatchObject({
      methods: [block, FILLED, price],
      'x-errors': [{code: 1}, {code: 405, exchanges: [GET]}],
    });
    expect(methodFiles).toEqual({trace_block: 'trace.json', cfx_call: 'cfx.json', cfx_price: 'cfx.json'});
  });

  it('takes a document in one file, with or without recordings', () => {
    const {recorded} = folder();
    const components = {contentDescriptors: {Call: {name: 'call'}}};
    const shared = file('document.json', {methods: [call, price], components});
    expect(joinDocument({shared, recorded}).value).toEqual({methods: [FILLED, price], components});
    expect(joinDocument({shared, recorded: {}})).toMatchObject({value: shared.value, methodFiles: {}, faults: []});
  });

  it.each([null, 7, [], {}, {methods: {}}, {methods: [null, {name: 7}]}])(
    'takes %j as one file, whose faults are told elsewhere',
    (value) => {
      expect(joinDocument({shared: file('a.json', value), recorded: {}})).toMatchObject({value, faults: []});
    },
  );

  it('fills in an error in place of a result, and notifications', () => {
    const error = {code: -32602, message: 'no'};
    const notifications = [{method: 'cfx_subscription'}];
    const {value} = joinDocument(
      folder({
        pairs: [pairFile('read', {...pairOf([], {error}), notifications})],
        methods: {'cfx.json': [call], 'trace.json': []},
      }),
    );
    expect(value).toMatchObject({
      methods: [
        {examples: [{name: 'read', summary: 'Reads', params: [], 'x-error': error, 'x-notifications': notifications}]},
      ],
    });
    expect(JSON.stringify(value)).not.toContain('"result":{"name":"returned","value"');
  });

  it.each<[string, FolderChanges, string]>([
    [
      'methods that are no list of files',
      {shared: {methods: {}}},
      'rpc/document.json /methods: found an object; allowed: a list of the files with the methods: cfx.json, trace.json',
    ],
    [
      'a shared part that is none',
      {shared: []},
      'rpc/document.json : found nothing; allowed: a list of the files with the methods: cfx.json, trace.json',
    ],
    [
      'a file that is not there',
      {shared: {methods: ['cfx.json', 'trace.json', 'pos.json']}},
      'rpc/document.json /methods/2: found "pos.json"; allowed: a file of the same folder: cfx.json, trace.json',
    ],
    [
      'a file that is named twice',
      {shared: {methods: ['cfx.json', 'trace.json', 'cfx.json']}},
      'rpc/document.json /methods/2: found "cfx.json" a second time; allowed: each file once',
    ],
    [
      'a file that is not named',
      {shared: {methods: ['cfx.json']}},
      'rpc/trace.json : found a file whose methods are in no document; allowed: a file that /methods of rpc/document.json names',
    ],
    [
      'a file without a list',
      {methods: {'cfx.json': {methods: []}, 'trace.json': []}},
      'rpc/cfx.json : found an object; allowed: a list of methods',
    ],
    [
      'an example without a recording',
      {pairs: [pairFile('other', {}), pairFile('third', {})]},
      'rpc/cfx.json /0/examples/0/name: found "read"; allowed: the name of a recording of the method: other, third',
    ],
    [
      'an example of a method without any',
      {pairs: []},
      'rpc/cfx.json /0/examples/0/name: found "read"; allowed: params and a result, since the method has no recording',
    ],
    [
      'a recording that is no pair',
      {pairs: [pairFile('read', {request: {params: []}})]},
      'rpc/examples/cfx_call/read.json /answer: found nothing; allowed: a request with a list of params, and its answer',
    ],
    [
      'a recording without a request',
      {pairs: [pairFile('read', [])]},
      'rpc/examples/cfx_call/read.json /request: found nothing; allowed: a request with a list of params, and its answer',
    ],
    [
      'an exchange without a recording',
      {exchanges: [{...GET, name: 'put'}]},
      'rpc/document.json /x-errors/1/exchanges/0/name: found "get"; allowed: a name of rpc/exchanges.json: put',
    ],
  ])('names %s', (_, changes, fault) => {
    expect(faultsOf(changes)).toContain(fault);
  });
});
