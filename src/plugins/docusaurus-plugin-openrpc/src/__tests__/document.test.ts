import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parseDocument, readDocument} from '../document';
import {faultsOf, sampleWith} from './faultsOf';
import {sampleDocument} from './sampleDocument';

type Row = [fault: string, changes: Record<string, unknown>, pointer: string, found: string, allowed: string];

const param = '/methods/0/params/0';
const schema = `${param}/schema`;
const pairing = '/methods/0/examples/0';
const schemas = '/components/schemas';

const SHAPE: Row[] = [
  ['a missing openrpc version', {'/openrpc': undefined}, '/openrpc', 'nothing', 'a version of OpenRPC 1'],
  ['an unsupported openrpc version', {'/openrpc': '2.0.0'}, '/openrpc', '"2.0.0"', 'a version of OpenRPC 1'],
  ['a missing info', {'/info': undefined}, '/info', 'nothing', 'an object'],
  ['a missing title', {'/info/title': undefined}, '/info/title', 'nothing', 'a text'],
  ['a missing version', {'/info/version': undefined}, '/info/version', 'nothing', 'a text'],
  ['methods that are no list', {'/methods': {}}, '/methods', 'an object', 'a list'],
  ['a method that is no object', {'/methods/1': 'cfx_gasPrice'}, '/methods/1', '"cfx_gasPrice"', 'an object'],
  ['a method without a name', {'/methods/0/name': undefined}, '/methods/0/name', 'nothing', 'a name of letters'],
  [
    'a method with a name that fits no address',
    {'/methods/0/name': '../cfx'},
    '/methods/0/name',
    '"../cfx"',
    'a name of letters',
  ],
  ['a missing summary', {'/methods/0/summary': undefined}, '/methods/0/summary', 'nothing', 'a text that is not empty'],
  ['an empty summary', {'/methods/0/summary': ' '}, '/methods/0/summary', '" "', 'a text that is not empty'],
  ['missing params', {'/methods/1/params': undefined}, '/methods/1/params', 'nothing', 'a list'],
  ['a parameter without a name', {[`${param}/name`]: undefined}, `${param}/name`, 'nothing', 'a text'],
  ['a parameter without a schema', {[schema]: undefined, '/methods/0/examples': []}, schema, 'nothing', 'a schema'],
  [
    'an unknown field',
    {[`${param}/requird`]: true},
    `${param}/requird`,
    'the field "requird"',
    'name, schema, summary',
  ],
  [
    'an unknown paramStructure',
    {'/methods/0/paramStructure': 'by-luck'},
    '/methods/0/paramStructure',
    '"by-luck"',
    'one of by-name, by-position, either',
  ],
  ['a flag that is a text', {'/methods/0/deprecated': 'yes'}, '/methods/0/deprecated', '"yes"', 'true or false'],
  [
    'an error without a code',
    {'/components/errors/Invalid/code': undefined},
    '/components/errors/Invalid/code',
    'nothing',
    'a whole number',
  ],
  [
    'an error with a code that is no whole number',
    {'/components/errors/Invalid/code': '-32602'},
    '/components/errors/Invalid/code',
    '"-32602"',
    'a whole number',
  ],
  [
    'an error without a message',
    {'/components/errors/Invalid/message': undefined},
    '/components/errors/Invalid/message',
    'nothing',
    'a text',
  ],
  [
    'a relative server address',
    {'/servers/0/url': '/rpc'},
    '/servers/0/url',
    '"/rpc"',
    'an absolute http, https, ws or wss address',
  ],
  [
    'a server address that runs script',
    {'/servers/0/url': 'javascript:alert(1)'},
    '/servers/0/url',
    '"javascript:alert(1)"',
    'an absolute http',
  ],
  [
    'a server address with variables',
    {'/servers/0/url': 'https://${host}/'},
    '/servers/0/url',
    '"https://${host}/"',
    'without variables',
  ],
  [
    'a bad address of external docs',
    {'/methods/0/externalDocs/url': 'docs'},
    '/methods/0/externalDocs/url',
    '"docs"',
    'an absolute http or https address',
  ],
  [
    'an unknown x-availability',
    {'/methods/0/x-availability': 'nobody'},
    '/methods/0/x-availability',
    '"nobody"',
    'one of public, own-node, operator',
  ],
  [
    'a parameter that is named like a password and not marked',
    {[`${param}/name`]: 'new_password', '/methods/0/examples': []},
    `${param}/x-secret`,
    'the parameter "new_password" without x-secret',
    'true for a password',
  ],
  [
    'a parameter named like a key, of which nothing is said',
    {[`${param}/name`]: 'key', '/methods/0/examples': []},
    `${param}/x-secret`,
    'the parameter "key"',
    'else false',
  ],
  [
    'a parameter with a field that is a secret',
    {
      [schema]: {type: 'object', properties: {a: {properties: {privateKey: {type: 'string'}}}}},
      '/methods/0/examples': [],
    },
    `${param}/x-secret`,
    'a parameter with the field "privateKey"',
    'true',
  ],
  ['a mark of a secret that is no flag', {[`${param}/x-secret`]: 'yes'}, `${param}/x-secret`, '"yes"', 'true or false'],
  [
    'an unknown way to a group',
    {'/methods/0/x-node-group/opened': 'never'},
    '/methods/0/x-node-group/opened',
    '"never"',
    'one of default, local, listed, set',
  ],
  [
    'a listed group without its key',
    {'/methods/0/x-node-group/key': undefined},
    '/methods/0/x-node-group/key',
    'nothing',
    'a text',
  ],
  [
    'an absent method without another way',
    {'/x-absent/0/instead': undefined},
    '/x-absent/0/instead',
    'nothing',
    'a text',
  ],
  [
    'an x-since that is no version',
    {'/methods/0/x-since': 'lately'},
    '/methods/0/x-since',
    '"lately"',
    'a version such as v3.0.2',
  ],
  [
    'a history of several lines',
    {'/methods/0/x-history': 'Named so.\n\nThen so.'},
    '/methods/0/x-history',
    '"Named so.',
    'one line of text',
  ],
  [
    'an unknown comparison with Ethereum',
    {'/methods/0/x-ethereum/kind': 'better'},
    '/methods/0/x-ethereum/kind',
    '"better"',
    'one of same, differs, conflux',
  ],
  [
    'a difference to Ethereum that is not told',
    {'/methods/0/x-ethereum/note': undefined},
    '/methods/0/x-ethereum/note',
    'nothing',
    'a text',
  ],
  [
    'an unimplemented method without another way',
    {'/x-unimplemented/0/instead': undefined},
    '/x-unimplemented/0/instead',
    'nothing',
    'a text',
  ],
  [
    'a guide on another site',
    {'/methods/0/x-guides/0': '//evil.example'},
    '/methods/0/x-guides/0',
    '"//evil.example"',
    'an address of this site',
  ],
  [
    'a notification without a schema',
    {'/methods/2/x-notification/schema': undefined},
    '/methods/2/x-notification/schema',
    'nothing',
    'a schema',
  ],
  [
    'a notification of an unnamed method',
    {'/methods/2/x-notification/method': ' '},
    '/methods/2/x-notification/method',
    '" "',
    'a name of letters',
  ],
  ['a component with a bad name', {[`${schemas}/A b`]: true}, `${schemas}/A b`, 'the name "A b"', 'names of letters'],
];

const SCHEMAS: Row[] = [
  [
    'a schema of an unknown type',
    {[`${schema}/type`]: 'map'},
    `${schema}/type`,
    '"map"',
    'one of string, number, integer, boolean, null, array, object',
  ],
  [
    'a list of types with an unknown one',
    {[`${schemas}/Block/properties/miner/type/1`]: 'nil'},
    `${schemas}/Block/properties/miner/type`,
    'a list',
    'one of string',
  ],
  [
    'an invalid pattern',
    {[`${schemas}/Quantity/pattern`]: '^0x('},
    `${schemas}/Quantity/pattern`,
    '"^0x("',
    'a regular expression',
  ],
  [
    'an empty enum',
    {[`${schemas}/BlockTag/oneOf/0/enum`]: []},
    `${schemas}/BlockTag/oneOf/0/enum`,
    'an empty list',
    'at least one entry',
  ],
  [
    'an empty oneOf',
    {[`${schemas}/BlockTag/oneOf`]: []},
    `${schemas}/BlockTag/oneOf`,
    'an empty list',
    'at least one entry',
  ],
  [
    'a negative length',
    {[`${schemas}/Quantity/minLength`]: -1},
    `${schemas}/Quantity/minLength`,
    '-1',
    'a whole number of at least 0',
  ],
  [
    'an unknown keyword',
    {[`${schemas}/Quantity/nullable`]: true},
    `${schemas}/Quantity/nullable`,
    'the keyword "nullable"',
    'JSON Schema draft-07',
  ],
  [
    'a rule beside a $ref',
    {[`${schemas}/Block/properties/number/minLength`]: 3},
    `${schemas}/Block/properties/number/minLength`,
    '"minLength" beside a $ref',
    'title, description',
  ],
  [
    'a default that breaks its schema',
    {[`${schemas}/BlockTag/oneOf/0/default`]: 'last'},
    `${schemas}/BlockTag/oneOf/0/default`,
    '"last"',
    'latest',
  ],
  [
    'an example of a schema that breaks it',
    {[`${schemas}/Quantity/examples`]: ['0x1', '1']},
    `${schemas}/Quantity/examples/1`,
    '"1"',
    'pattern',
  ],
];

const REFERENCES: Row[] = [
  [
    'an unknown $ref',
    {[`${schemas}/Block/properties/number/$ref`]: '#/components/schemas/Quantum'},
    `${schemas}/Block/properties/number/$ref`,
    'the unknown "#/components/schemas/Quantum"',
    'one of Quantity, BlockTag, Block',
  ],
  [
    'an unknown $ref of an error',
    {'/methods/0/errors/0/$ref': '#/components/errors/None'},
    '/methods/0/errors/0/$ref',
    'the unknown "#/components/errors/None"',
    'one of Invalid',
  ],
  [
    'a remote $ref',
    {[`${schemas}/Block/properties/number/$ref`]: 'https://example.org/a.json#/A'},
    `${schemas}/Block/properties/number/$ref`,
    'the remote',
    'written as #/',
  ],
  [
    'a $ref that is no text',
    {[`${schemas}/Block/properties/number/$ref`]: 7},
    `${schemas}/Block/properties/number/$ref`,
    '7',
    'a text such as',
  ],
  [
    'a cyclic $ref without end',
    {[`${schemas}/A`]: {$ref: `#${schemas}/B`}, [`${schemas}/B`]: {$ref: `#${schemas}/A`}},
    `${schemas}/B/$ref`,
    `the cyclic "#${schemas}/A"`,
    'a $ref that reaches a schema',
  ],
  [
    'a cycle through allOf',
    {[`${schemas}/A`]: {allOf: [{type: 'object'}, {$ref: `#${schemas}/A`}]}},
    `${schemas}/A/allOf/1/$ref`,
    'the cyclic',
    'a property or a list in between',
  ],
  [
    'a cycle of errors',
    {'/components/errors/Round': {$ref: '#/components/errors/Round'}},
    '/components/errors/Round/$ref',
    'the cyclic',
    'ends at something other than a $ref',
  ],
];

const ERRORS: Row[] = [
  ['a code without a meaning', {'/x-errors/0/title': undefined}, '/x-errors/0/title', 'nothing', 'a text'],
  [
    'an exchange of an unknown verb',
    {'/x-errors/2/exchanges/0/request/verb': 'PUT'},
    '/x-errors/2/exchanges/0/request/verb',
    '"PUT"',
    'one of GET, POST',
  ],
  [
    'a code that stands twice',
    {'/x-errors/1/code': 405},
    '/x-errors/2/code',
    '405 a second time',
    'a code that /x-errors/1 does not have',
  ],
  [
    'a code of a method that is not explained',
    {'/x-errors/0/code': -32000},
    '/components/errors/Invalid/code',
    '-32602',
    'one of -32000, -32077, 405',
  ],
];

const METHODS: Row[] = [
  [
    'a duplicate method',
    {'/methods/1/name': 'cfx_call'},
    '/methods/1/name',
    '"cfx_call" a second time',
    'a name that /methods/0 does not have',
  ],
  [
    'two methods with the same address',
    {'/methods/1/name': 'cfx_CALL'},
    '/methods/1/name',
    'the address of "cfx_call"',
    'upper and lower case',
  ],
  [
    'a duplicate parameter',
    {'/methods/0/params/1/name': 'call'},
    '/methods/0/params/1',
    'the parameter "call" a second time',
    `a name that ${param} does not have`,
  ],
  [
    'a required parameter after an optional one',
    {[`${param}/required`]: false, '/methods/0/params/1/required': true, '/methods/0/examples': []},
    '/methods/0/params/1',
    'the required parameter "block" after the optional "call"',
    'by-name',
  ],
  [
    'an unknown namespace',
    {'/methods/1/tags': [{name: 'cfxx'}]},
    '/methods/1/tags/0',
    'the unknown namespace "cfxx"',
    'a tag of components/tags: cfx',
  ],
];

const EXAMPLES: Row[] = [
  [
    'an example whose value breaks the schema',
    {[`${pairing}/params/0/value/value`]: '1'},
    `${pairing}/params/0/value/value`,
    '"1"',
    'pattern',
  ],
  [
    'an example whose result breaks the schema',
    {[`${pairing}/result/value/hash`]: '0x'},
    `${pairing}/result/value`,
    'an object',
    'hash',
  ],
  [
    'an example without a field of its result',
    {[`${pairing}/result/value`]: {}},
    `${pairing}/result/value`,
    'an object',
    "required property 'number'",
  ],
  [
    'an example parameter without a value',
    {[`${pairing}/params/0`]: {name: 'call'}},
    `${pairing}/params/0/value`,
    'nothing',
    'a value',
  ],
  [
    'an example without a required parameter',
    {[`${pairing}/params`]: []},
    `${pairing}/params`,
    'no value of the required parameter "call"',
    'each required parameter',
  ],
  [
    'an example with too many values',
    {[`${pairing}/params/2`]: {value: 1}},
    `${pairing}/params/2`,
    'a value without a parameter',
    'at most 2 values',
  ],
  [
    'an example in the wrong order',
    {[`${pairing}/params/0/name`]: 'block'},
    `${pairing}/params/0`,
    'a value of "block" at position 0',
    'position 1',
  ],
  [
    'an example without an outcome',
    {[`${pairing}/result`]: undefined},
    pairing,
    'neither a result nor an x-error',
    'one of the two',
  ],
  [
    'a recorded notification that breaks the schema',
    {'/methods/2/examples/0/x-notifications/0/params/result/number': 2},
    '/methods/2/examples/0/x-notifications/0/params/result/number',
    '2',
    'must be string',
  ],
  [
    'a recorded notification without a result',
    {'/methods/2/examples/0/x-notifications/0/params/result': undefined},
    '/methods/2/examples/0/x-notifications/0/params/result',
    'nothing',
    'a value',
  ],
  [
    'an example with two outcomes',
    {[`${pairing}/x-error`]: {code: 1, message: 'no'}},
    pairing,
    'both a result and an x-error',
    'one of the two',
  ],
];

describe('parseDocument', () => {
  it('returns a valid document as it is', () => {
    const document = sampleDocument();
    expect(parseDocument(document, 'sample.json')).toBe(document);
  });

  it.each([null, 7, 'openrpc', []])('refuses %j, which is no object', (value) => {
    expect(faultsOf(value)).toContainEqual(expect.objectContaining({pointer: '', allowed: 'an object'}));
  });

  it.each([...SHAPE, ...SCHEMAS, ...REFERENCES, ...METHODS, ...ERRORS, ...EXAMPLES])(
    'names %s, and nothing else',
    (_fault, changes, pointer, found, allowed) => {
      const faults = faultsOf(sampleWith(changes));
      expect(faults).toEqual([
        {pointer, found: expect.stringContaining(found) as string, allowed: expect.stringContaining(allowed) as string},
      ]);
    },
  );

  it('accepts recursion, and required parameters in any order by name', () => {
    expect(faultsOf(sampleWith({[`${schemas}/Block/properties/parent`]: {$ref: `#${schemas}/Block`}}))).toEqual([]);
    expect(
      faultsOf(
        sampleWith({
          '/methods/0/paramStructure': 'by-name',
          '/methods/0/params/1/required': true,
          '/methods/0/params/0/required': false,
          '/methods/0/examples': [],
        }),
      ),
    ).toEqual([]);
  });

  it('takes values of examples as they are, whatever the names of their fields', () => {
    const value = {number: '0x1', $id: 'block', $anchor: 'block'};
    const changes = {
      [`${schemas}/Block/additionalProperties`]: true,
      [`${pairing}/result/value`]: value,
      [`${pairing}/result/value/uncles`]: [{...value}],
    };
    expect(faultsOf(sampleWith(changes))).toEqual([]);
  });

  it('names all faults of a document, with the file', () => {
    const document = sampleWith({
      '/openrpc': '2.0.0',
      '/methods/1/summary': undefined,
      '/methods/1/name': 'cfx_call',
      [`${schema}/type`]: 'map',
      [`${pairing}/result/value/number`]: 1,
    });
    expect(() => parseDocument(document, 'openrpc/core.json')).toThrowErrorMatchingInlineSnapshot(`
      [DocumentError: openrpc/core.json is not a valid OpenRPC document (5 faults):
        /openrpc: found "2.0.0"; allowed: a version of OpenRPC 1, such as 1.3.2
        /methods/0/params/0/schema/type: found "map"; allowed: one of string, number, integer, boolean, null, array, object, or a list of them
        /methods/1/summary: found nothing; allowed: a text that is not empty
        /methods/1/name: found "cfx_call" a second time; allowed: a name that /methods/0 does not have
        /methods/0/examples/0/result/value/number: found 1; allowed: a value that keeps to /methods/0/result/schema (must be string)]
    `);
  });
});

describe('readDocument', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'openrpc-'));
  });
  afterAll(() => rm(folder, {recursive: true}));

  async function written(text: string): Promise<string> {
    const file = path.join(folder, 'document.json');
    await writeFile(file, text);
    return file;
  }

  it('reads a document from disk', async () => {
    expect(await readDocument({document: await written(JSON.stringify(sampleDocument()))})).toEqual(sampleDocument());
  });

  it('says where a file stops being JSON', async () => {
    const document = await written('{\n  "openrpc": "1.3.2",\n  "info": {,}\n}');
    await expect(readDocument({document})).rejects.toThrow(
      /document\.json is not a valid OpenRPC document.*line 3, column 12; allowed: JSON/s,
    );
  });

  it('passes on that a file is missing', async () => {
    await expect(readDocument({document: path.join(folder, 'none.json')})).rejects.toThrow('ENOENT');
  });
});
