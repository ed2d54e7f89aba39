// Counts what the lists of collect.sh contain.
import { readFileSync } from 'node:fs';

const lines = (file) => readFileSync(file, 'utf8').trim().split('\n');
const marks = lines('marks.txt').map((line) => {
  const [, path, count] = line.split(':');
  return { path, count: Number(count) };
});
const paths = lines('paths.txt');
const members = lines('members.txt');

const sum = (list) => list.reduce((total, { count }) => total + count, 0);
const isMember = ({ path }) => members.some((member) => path.startsWith(`${member}/`));
const show = (name, count) => console.log(`${name.padEnd(44)}${String(count).padStart(5)}`);

const rust = marks.filter(({ path }) => path.endsWith('.rs'));
const inside = rust.filter(isMember);
const areas = new Map();
for (const mark of inside) {
  const area = mark.path.split('/').slice(0, 2).join('/');
  areas.set(area, [...(areas.get(area) ?? []), mark]);
}

console.log('# Rust: functions marked as tests');
for (const [area, list] of [...areas].sort((one, other) => sum(other[1]) - sum(one[1])).slice(0, 8))
  show(area, sum(list));
show('all crates of the workspace', sum(inside));
show('in folders outside the workspace', sum(rust) - sum(inside));

console.log('\n# Python');
show(
  'functions that pytest collects',
  sum(marks.filter(({ path }) => /\/test_[^/]*\.py$|_test\.py$/.test(path))),
);
// The folders that tests/test_all.py looks through
const folders = [
  '',
  'full_node_tests/',
  'light/',
  'network_tests/',
  'pos/',
  'pubsub/',
  'evm_space/',
];
show(
  'scripts that tests/test_all.py runs',
  paths.filter((path) =>
    folders.some((folder) => /^[^/]+_test\.py$/.test(path.replace(`tests/${folder}`, ''))),
  ).length,
);

console.log('\n# Other');
show(
  'cases for consensus_bench',
  paths.filter((path) => path.startsWith('tests/ghast_cases/')).length,
);
show('files with benchmarks', paths.filter((path) => path.endsWith('.rs')).length);
