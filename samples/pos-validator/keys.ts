// Starts nodes with the key files of other nodes, and prints whose validator each of them is: tsx keys.ts
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startNode } from '../harness/startNode.ts';

const root = mkdtempSync(path.join(tmpdir(), 'pos-validator-'));
const KEY = 'pos_key';
const SAFETY = 'pos_db/secure_storage.json';
const at = (folder: string, file: string) => path.join(root, folder, file);

/** Copies files of the first node to a new folder. */
function copy(folder: string, ...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(at(folder, file)), { recursive: true });
    copyFileSync(at('first', file), at(folder, file));
  }
}

/** Starts a node in a folder, lets check-keys.sh ask it, and stops the node. */
async function check(folder: string, password: string): Promise<string[]> {
  // Not in test mode: there, a node ignores the password.
  const node = await startNode({
    folder: path.join(root, folder),
    settings: {},
    variables: { CFX_POS_KEY_ENCRYPTION_PASSWORD: password },
  });
  try {
    const env = { ...process.env, NODE: node.url };
    const { stdout } = spawnSync('sh', ['check-keys.sh', at(folder, SAFETY)], {
      env,
      encoding: 'utf8',
    });
    return stdout.trim().split('\n');
  } finally {
    await node.stop();
  }
}

try {
  const first = await check('first', 'secret');
  console.log('# #region check');
  console.log(first.join('\n'));
  console.log('# #endregion check');

  console.log('# #region move');
  const report = async (title: string, folder: string, password: string, expected: RegExp) => {
    const kept = existsSync(at(folder, SAFETY));
    const record = (line = '') =>
      line.endsWith('another validator') ? 'wrong' : kept ? 'kept' : 'new';
    const result = await check(folder, password).then(
      ([validator, line]) =>
        `${validator === first[0] ? 'the same' : 'another'} validator, ${record(line)} record`,
      (error: Error) => /Load pos_key failed: [\w ]+/.exec(error.message)?.[0] ?? error.message,
    );
    console.log(title.padEnd(34) + result);
    if (!expected.test(result)) throw new Error(`${title}: not as expected`);
  };
  copy('both', KEY, SAFETY);
  await report('pos_key and secure_storage.json', 'both', 'secret', /^the same .* kept/);
  copy('password', KEY, SAFETY);
  await report('the same, another password', 'password', 'typo', /^Load pos_key failed/);
  copy('key', KEY);
  await report('pos_key alone', 'key', 'secret', /^the same .* new/);
  copy('safety', SAFETY);
  await report('secure_storage.json alone', 'safety', 'secret', /^another .* wrong/);
  await report('nothing', 'nothing', 'secret', /^another .* new/);
  console.log('# #endregion move');
} finally {
  rmSync(root, { recursive: true, force: true });
}
