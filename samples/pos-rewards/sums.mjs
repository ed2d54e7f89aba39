// `node sums.mjs rewards.csv day`: the sums of the file for each UTC day, month or year.
import { readFileSync } from 'node:fs';
import { toCfx, toDrip } from './cfx.mjs';

const [file = 'rewards.csv', period = 'day'] = process.argv.slice(2);
const letters = { day: 10, month: 7, year: 4 }[period];
if (!letters) throw new Error('Pass day, month or year');

const sums = new Map();
for (const line of readFileSync(file, 'utf8').trimEnd().split('\n').slice(1)) {
  const [date, , cfx] = line.split(',');
  const key = date.slice(0, letters);
  sums.set(key, (sums.get(key) ?? 0n) + toDrip(cfx));
}
console.log(`${period},cfx`);
for (const [key, drip] of sums) console.log(`${key},${toCfx(drip)}`);
