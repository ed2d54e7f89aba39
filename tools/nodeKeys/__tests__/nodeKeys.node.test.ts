// holds: facts.node-keys
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {pathToFileURL} from 'node:url';
import {describe, expect, onTestFinished, test} from 'vitest';
import {NODE_TAG} from '../../../src/facts/repositories';
import {findNodeModule} from '../../localNode/nodeModule';
import keysFile from '../../../src/markdown/nodeKeys/keys.json';
import type {NodeKey} from '../../../src/markdown/nodeKeys/nodeKey';
import {toToml} from '../../../src/markdown/nodeKeys/nodeKeys';

const keys = keysFile as readonly NodeKey[];
/** The key that the node reads last, with a value that it never takes. */
const LAST_FAULT = 'single_mpt_space = "no such space"';

/** What the real node says of each of these configuration files. */
async function ask(moduleFile: string, files: readonly string[]): Promise<string[]> {
  const loader = pathToFileURL(createRequire(__filename).resolve('tsx')).href;
  const child = spawn(process.execPath, ['--import', loader, path.join(__dirname, 'askKeys.ts'), moduleFile], {
    stdio: 'pipe',
  });
  onTestFinished(() => void child.kill());
  child.stdin.end(JSON.stringify(files));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (!stdout.startsWith('[')) throw new Error(`The node's process said nothing: ${stderr.slice(-500)}`);
  return JSON.parse(stdout) as string[];
}

/** A value of another type than the key's. */
const wrongValue = ({type, parsed}: NodeKey): string =>
  parsed ? '"no such word"' : type === 'string' ? '{ a = 1 }' : '"many"';

const before = (version: string, other: string): boolean => version.localeCompare(other, 'en', {numeric: true}) <= 0;
const running = keys.filter(
  ({since, removed}) => before(since, NODE_TAG) && (removed === undefined || !before(removed, NODE_TAG)),
);

const found = findNodeModule();
describe.skipIf('reason' in found)(`keys given to the real node, ${NODE_TAG}`, () => {
  const moduleFile = 'file' in found ? found.file : '';

  test('every key with its default is taken: the node stumbles only over the fault at the end', async () => {
    const defaults = running.filter(({key, default: value}) => value !== null && key !== 'single_mpt_space');
    const lines = defaults.map((key) => `${key.key} = ${toToml(key) ?? ''}`);
    const [taken = '', control = ''] = await ask(moduleFile, [
      [...lines, LAST_FAULT].join('\n'),
      [...lines, 'chain_id = "many"', LAST_FAULT].join('\n'),
    ]);
    expect(taken).toContain('Unrecognized space: no such space');
    expect(control).toContain('Invalid chain_id');
    console.log(
      `Configuration keys: ${String(running.length)} in ${NODE_TAG}, ${String(defaults.length)} with a default that the node took`,
    );
  });

  test('every key is refused with a value of another type, so every key is known', async () => {
    const answers = await ask(
      moduleFile,
      running.map((key) => `${key.key} = ${wrongValue(key)}\n`),
    );
    const silent = running.flatMap(({key, parsed}, index) => {
      const answer = answers[index] ?? 'nothing';
      return answer.includes(parsed ? 'Configuration Error' : `Invalid ${key}`) ? [] : [`${key}: ${answer}`];
    });
    expect(silent).toEqual([]);
    expect((await ask(moduleFile, [`no_such_key = "many"\n${LAST_FAULT}`]))[0]).toContain('Unrecognized space');
  });
});
