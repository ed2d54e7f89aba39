import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type days from '../../src/facts/tables/checkedDays.json';

const FILE = path.join('src', 'facts', 'tables', 'checkedDays.json');

/**
 * Writes today's date (UTC) as the day on which the sources were read or a node was checked; leaves the file's other
 * day unchanged.
 */
export function recordCheck(kind: keyof typeof days, file: string = FILE): void {
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  // Read now, for one run of the command may record both; nothing else writes the file.
  const written = JSON.parse(readFileSync(file, 'utf8')) as typeof days;
  writeFileSync(file, `${JSON.stringify({...written, [kind]: today}, null, 2)}\n`);
}
