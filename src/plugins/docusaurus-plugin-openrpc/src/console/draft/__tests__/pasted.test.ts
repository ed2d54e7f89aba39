import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {duplicateName} from '../duplicateName';
import {parseJson} from '../parseJson';
import {readPasted} from '../pasted';
import {shellWords} from '../shellWords';

const CALL = '{"jsonrpc":"2.0","id":1,"method":"cfx_getBalance","params":["cfx:aa", 60503861139345408]}';
const PARAMS = '[\n  "cfx:aa",\n  60503861139345408\n]';

describe('readPasted', () => {
  it.each([
    ['a request', CALL],
    ['a request without a version', '{"method": "cfx_getBalance", "params": ["cfx:aa", 60503861139345408]}'],
    ['a command', `curl -X POST --data '${CALL}' -H 'content-type: application/json' https://main.confluxrpc.com`],
    [
      'a command over several lines',
      `$ curl https://main.confluxrpc.com \\\n  -H "Content-Type: application/json" \\\n  -d '${CALL}'`,
    ],
    ['a command with an equals sign', `curl --data-raw='${CALL}' https://main.confluxrpc.com`],
    ['a command with its data attached', `curl -d'${CALL}' https://main.confluxrpc.com`],
    ['a command with double quotes', `curl -d "${CALL.replaceAll('"', '\\"')}" https://main.confluxrpc.com`],
    [
      'a command of a browser',
      `curl 'https://main.confluxrpc.com' --data-raw $'${CALL.replace('cfx:aa', '\\u0063fx:aa')}' --compressed`,
    ],
    ['a command of Windows', `curl.exe https://main.confluxrpc.com ^\r\n  --json "${CALL.replaceAll('"', '\\"')}"`],
  ])('takes %s', (_, text) =>
    expect(readPasted(text)).toEqual({kind: 'request', method: 'cfx_getBalance', params: PARAMS}),
  );

  it('takes a request without parameters', () => {
    expect(readPasted('{"jsonrpc":"2.0","id":"a","method":"cfx_epochNumber"}')).toEqual({
      kind: 'request',
      method: 'cfx_epochNumber',
      params: '[]',
    });
  });

  it('takes a batch, also of a command', () => {
    const calls = [
      {method: 'cfx_getBalance', params: ['cfx:aa']},
      {method: 'cfx_epochNumber', params: []},
    ];
    const text = JSON.stringify(calls.map((call, id) => ({jsonrpc: '2.0', id, ...call})));
    expect(readPasted(text)).toEqual({kind: 'batch', calls});
    expect(readPasted(`curl -d '${text}' https://main.confluxrpc.com`)).toEqual({kind: 'batch', calls});
  });

  it.each([
    'curl https://main.confluxrpc.com',
    "curl -d '@body.json' https://a.example",
    "curl -d 'a=b' https://a.example",
  ])('says of %j that there is no request in it', (text) => {
    expect(readPasted(text)).toEqual({kind: 'command'});
  });

  it.each([
    '',
    '[]',
    '["curl x"]',
    '[{"method":"a"}]',
    '{"method":"a"}',
    '[{"to":"cfx:aa","data":"0x"}]',
    '{"jsonrpc":"2.0"',
    'curly',
    '[null, {"jsonrpc":"2.0","method":"a"}]',
  ])('leaves %j as it is', (text) => expect(readPasted(text)).toBeUndefined());

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `curl ${text}`),
          fc.json(),
        ),
        (text) => void readPasted(text),
      ),
    );
  });
});

describe('shellWords', () => {
  it('reads a text in single quotes back, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (words) => {
        expect(
          shellWords(
            words.map((word) => `'${word.replaceAll(/[\\^`]\r?\n/g, '').replaceAll("'", "'\\''")}'`).join(' '),
          ),
        ).toEqual(words.map((word) => word.replaceAll(/[\\^`]\r?\n/g, '')));
      }),
    );
  });
});

describe('a name that stands twice in an object', () => {
  it.each([
    ['[{"to":"a","value":1,"to":"b"}]', 'to'],
    ['{"a":{"b":1},"c":[{"d":1},{"d":2,"e":[{}],"d":3}]}', 'd'],
    ['{"\\u0061":1,"a":2}', 'a'],
  ])('%s: %s', (text, name) => {
    expect(duplicateName(text)).toBe(name);
    expect(parseJson(text)).toEqual({ok: false, code: 'duplicate-field', values: {found: name}});
  });

  it('is never told of in what JSON.stringify writes', () => {
    fc.assert(fc.property(fc.json(), (text) => duplicateName(text) === undefined));
  });
});
