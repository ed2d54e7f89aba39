import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {recordCheck} from '../recordCheck';

const folder = mkdtempSync(path.join(tmpdir(), 'checked-'));
afterAll(() => rmSync(folder, {recursive: true}));

const TODAY = new Date().toISOString().slice(0, 10);

test('the day of a check is written, and the other one stays as the file has it', () => {
  const file = path.join(folder, 'checkedDays.json');
  writeFileSync(file, '{"read": "2026-01-02", "asked": "2026-01-03"}');
  const days = (): unknown => JSON.parse(readFileSync(file, 'utf8'));
  recordCheck('read', file);
  expect(days()).toEqual({read: TODAY, asked: '2026-01-03'});
  recordCheck('asked', file);
  expect(days()).toEqual({read: TODAY, asked: TODAY});
});
