// The commands of steps/start.sh and steps/override.sh install what this sample runs with: the versions and the override of its package.json.
const { readFileSync } = require('node:fs');
const { dependencies, devDependencies, overrides } = require('./package.json');
const start = ['start', 'override']
  .map((step) => readFileSync(`steps/${step}.sh`, 'utf8'))
  .join(' ')
  .split(/\s+/);
const wanted = [
  ...Object.entries({ ...dependencies, ...devDependencies }).map(
    ([name, version]) => `${name}@${version}`,
  ),
  ...Object.entries(overrides).map(([name, version]) => `overrides.${name}=${version}`),
];
const missing = wanted.filter((one) => !start.includes(one));
if (missing.length > 0) throw new Error(`Not in the steps: ${missing.join(', ')}`);
