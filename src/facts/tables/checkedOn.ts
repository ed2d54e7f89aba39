import {writeFileSync} from 'node:fs';
import path from 'node:path';
import days from './checkedDays.json';

/** The days on which all sources were last read and all facts last asked of a node, as the command that did it wrote them. */
export const CHECKED_ON: Readonly<Record<'read' | 'asked', string>> = days;

/** Writes today's date (UTC) as the day on which the sources were read or a node was asked. */
export function recordCheck(kind: 'read' | 'asked', folder: string = path.join('src', 'facts', 'tables')): void {
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  writeFileSync(path.join(folder, 'checkedDays.json'), `${JSON.stringify({...days, [kind]: today}, null, 2)}\n`);
}
