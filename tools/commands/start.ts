import {spawnSync} from 'node:child_process';
import path from 'node:path';

const {status} = spawnSync(
  process.execPath,
  [path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs'), 'start', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
