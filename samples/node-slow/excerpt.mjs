// Shows what restart.mjs has kept of the log: the start of each phase, the counters, and the first and last of the other lines.
import { readFileSync } from 'node:fs';

const lines = readFileSync('restart-all.log', 'utf8').split('\n');
const kindOf = (line) =>
  line.match(/start phase|Statistics|Catch-up mode: (?:true|false)|construct_pivot_state/)[0];
const isKept = (line, index) => {
  const kind = kindOf(line);
  if (kind === 'start phase') return true;
  return (
    kindOf(lines[index - 1]) !== kind ||
    !lines[index + 1] ||
    kindOf(lines[index + 1]) === 'start phase'
  );
};
const changed = (line, index, all) =>
  kindOf(line) !== 'Statistics' ||
  index === 0 ||
  line.replace(/^\S+/, '') !== all[index - 1].replace(/^\S+/, '');
console.log(
  lines
    .filter((line, index) => index > 0 && isKept(line, index))
    .filter(changed)
    .join('\n'),
);
