import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import Joi from 'joi';
import {afterAll, expect, test} from 'vitest';
import {readJson} from '../readJson';

const folder = mkdtempSync(path.join(tmpdir(), 'json-'));
const file = path.join(folder, 'a.json');
const schema = Joi.object<{count: number}>({count: Joi.number().required()});

afterAll(() => rmSync(folder, {recursive: true}));

const read = (text: string): {count: number} => {
  writeFileSync(file, text);
  return readJson(file, schema, 'write it anew');
};

test('data of the form is given back', () => {
  expect(read('{"count": 1}')).toEqual({count: 1});
});

test.each([
  ['{', "a.json isn't JSON; write it anew"],
  ['[]', 'a.json: "value" must be of type object; write it anew'],
  ['{}', 'a.json: "count" is required; write it anew'],
  ['{"count": "1"}', 'a.json: "count" must be a number; write it anew'],
])('%s is refused with file and cure', (text, message) => {
  expect(() => read(text)).toThrow(message);
});
