import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {sampleWith} from './faultsOf';
import {sampleDocument} from './sampleDocument';
import {readDocument} from '../document';
import {DocumentError} from '../documentError';
import {filesOf, readJoined} from '../joining/readJoined';

interface Sample {
  methods: {name: string; examples: {params: {value: unknown}[]; result?: {value: unknown}}[]}[];
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'openrpc-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(name: string, value: unknown): void {
  mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
  writeFileSync(path.join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
}

/** The sample in a folder of two files, the values of its first example in a recording; returns how to read it. */
function writeSample(document: unknown = sampleDocument()): Parameters<typeof readJoined>[0] {
  // sampleWith keeps the form of the sample.
  const {
    methods: [first, ...others],
    ...rest
  } = document as Sample;
  const [example, ...examples] = first?.examples ?? [];
  write('rpc/document.json', {...rest, methods: ['call.json', 'others.json']});
  write('rpc/call.json', [{...first, examples: [{name: 'A call'}, ...examples]}]);
  write('rpc/others.json', others);
  const params = example?.params.map(({value}) => value);
  write('pairs/cfx_call/A call.json', {request: {params}, answer: {result: example?.result?.value}});
  write('pairs/README.md', 'Not read.');
  return {document: path.join(folder, 'rpc'), recordings: {examples: path.join(folder, 'pairs')}};
}

async function faultsOf(document: unknown): Promise<string> {
  const fault: unknown = await readDocument(writeSample(document)).catch((error: unknown) => error);
  return fault instanceof DocumentError ? fault.message.replaceAll(`${folder}/`, '') : 'none';
}

describe('readJoined', () => {
  it('reads a folder as the document that it was split from', async () => {
    const {methods} = sampleDocument() as Sample;
    const document = (await readDocument(writeSample())) as unknown as Sample;
    expect(document).toMatchObject({...sampleDocument(), methods});
    expect(document.methods.map(({name}) => name)).toEqual(methods.map(({name}) => name));
  });

  it('gives readers one document, laid out in lines', () => {
    const {text, value} = readJoined(writeSample());
    expect(text).toBe(`${JSON.stringify(value, null, 2)}\n`);
  });

  it('gives readers a document in one file as it is', () => {
    write('one.json', '{"openrpc":   "1.3.2"}');
    expect(readJoined({document: path.join(folder, 'one.json')}).text).toBe('{"openrpc":   "1.3.2"}');
  });

  it('names a file that is no JSON', () => {
    const source = writeSample();
    write('rpc/others.json', '[{]');
    expect(() => readJoined(source)).toThrow(/others\.json is not a valid OpenRPC document.*allowed: JSON/s);
  });

  it('names all faults of joining, with the folder', () => {
    const source = writeSample();
    write('rpc/pos.json', []);
    expect(() => readJoined(source)).toThrow(
      /rpc is not a valid OpenRPC document \(1 fault\):\n {2}.*pos\.json \(the whole file\): found a file whose methods/,
    );
  });

  it('lists the files that decide what it reads', () => {
    expect(filesOf({document: 'rpc', recordings: {examples: 'pairs', exchanges: 'exchanges.json'}})).toEqual([
      'rpc/*.json',
      'pairs/*/*.json',
      'exchanges.json',
    ]);
    expect(filesOf({document: 'rpc.json'})).toEqual(['rpc.json']);
  });
});

describe('a fault of a folder', () => {
  it.each([
    ['a method', {'/methods/1/summary': ''}, 'rpc/others.json /0/summary: found ""'],
    ['the shared part', {'/info/title': 7}, 'rpc/document.json /info/title: found 7'],
    [
      'a file, mentioning another one',
      {'/methods/1/name': 'cfx_call'},
      'rpc/others.json /0/name: found "cfx_call" a second time; allowed: a name that rpc/call.json /0 does not have',
    ],
    [
      'a file, mentioning itself',
      {'/methods/2/name': 'cfx_gasPrice'},
      'rpc/others.json /1/name: found "cfx_gasPrice" a second time; allowed: a name that /0 does not have',
    ],
    [
      'a recorded result',
      {'/methods/0/examples/0/result/value/number': 1},
      'pairs/cfx_call/A call.json /answer/result/number: found 1; allowed: a value that keeps to rpc/call.json /0/result/schema (must be string)',
    ],
    [
      'a recorded parameter',
      {'/methods/0/examples/0/params/0/value/value': 1},
      'pairs/cfx_call/A call.json /request/params/0/value: found 1',
    ],
  ])('in %s is told with its file', async (_, changes, fault) => {
    const message = await faultsOf(sampleWith(changes));
    expect(message).toContain('rpc is not a valid OpenRPC document (1 fault):');
    expect(message).toContain(`  ${fault}`);
  });
});
