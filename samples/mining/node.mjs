import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { askAt, newFolder, runIn } from '../harness/child.mjs';

export const rpc = (method, ...params) => askAt(24537, method, ...params);

export function check(condition, claim) {
  if (!condition) throw new Error(`not so: ${claim}`);
}

/** Runs a node with node.toml and more lines, and returns what `use` finds out; or the message with which the node refuses to start. */
export async function withNode(lines, use, toml = readFileSync('node.toml', 'utf8')) {
  const folder = newFolder('mining-');
  const at = (name) => path.join(folder, name);
  const data = `conflux_data_dir = "${at('data')}"\n`; // absolute: the module works in a folder of its own
  writeFileSync(at('node.toml'), `${toml}${data}${lines}\n`);
  const node = runIn(folder);
  try {
    if (!(await node.started))
      return (
        node
          .said()
          .match(/panicked at .*\n([^]*?)stack backtrace/)?.[1]
          .trim() ?? node.said()
      );
    return await use(node);
  } finally {
    await node.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
