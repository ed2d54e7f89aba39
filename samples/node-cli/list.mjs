// Prints what cli.json keeps of the source: the options of two releases, and the sub-commands.
import { readFileSync } from 'node:fs';

const { options, commands } = JSON.parse(readFileSync('cli.json', 'utf8'));

function print(region, rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  console.log(`# #region ${region}`);
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
  console.log(`# #endregion ${region}`);
}

/** What an option does in a release: 'own' is for options that aren't keys, null for those that nothing reads. */
function effect(option, key) {
  if (key === null) return 'no effect';
  if (key === 'own' || key === 'gone') return key === 'own' ? 'see text' : 'gone';
  return key === option.slice(2).replaceAll('-', '_') ? 'its key' : key;
}

const written = ({ option, short, value }) =>
  [short, option].filter(Boolean).join(', ') + (value ? ` ${value}` : '');
print('options', [
  ['option', 'v3.0', 'v3.1'],
  ...options.map((one) => [
    written(one),
    effect(one.option, one['v3.0']),
    effect(one.option, one['v3.1']),
  ]),
]);

const isLocal = ({ command }) => command.startsWith('rpc local');
const described = ({ command, method, needs, takes }) => [
  command,
  method ?? '-',
  needs.join(' ') || '-',
  takes.join(' ') || '-',
];
const calls = commands.filter(({ method }) => method);
const FEE = ['rpc call', 'rpc estimate-gas', 'rpc local send'];
const plain = calls.filter(({ command }) => !FEE.includes(command));
print('rpc', [
  ['command', 'method', 'required', 'optional'],
  ...plain.filter((one) => !isLocal(one)).map(described),
]);
print('local', [
  ['command', 'method', 'required', 'optional'],
  ...plain.filter(isLocal).map(described),
]);

const broken = options.filter((one) => one['v3.0'] === null).length;
console.log('# #region counts');
console.log(
  `${options.length} options in v3.0, ${options.filter((one) => one['v3.1'] !== 'gone').length} in v3.1`,
);
console.log(`${broken} options of v3.0 have no effect`);
console.log(`${calls.length} commands call a method`);
console.log('# #endregion counts');
