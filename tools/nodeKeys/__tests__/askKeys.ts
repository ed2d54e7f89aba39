// A process of its own, since the native module stays in the one that loads it. Reads configuration files from standard
// input,
// gives each to the node and prints what the node says of it. None starts: each has a fault.
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';

interface Module {
  ConfluxNode: new () => {startNode: (config: {configFile: string}) => Promise<void>};
}

async function askKeys(): Promise<void> {
  const [moduleFile = ''] = process.argv.slice(2);
  const folder = mkdtempSync(path.join(tmpdir(), 'node-keys-'));
  // The module makes a temporary folder of its own at each start.
  process.env.TMPDIR = folder;
  // Found by findNodeModule, whose only export this is.
  const {ConfluxNode} = createRequire(__filename)(moduleFile) as Module;
  const files = JSON.parse(readFileSync(0, 'utf8')) as string[];
  const answers: string[] = [];
  for (const [index, content] of files.entries()) {
    const configFile = path.join(folder, `${String(index)}.toml`);
    writeFileSync(configFile, content);
    const answer = await new ConfluxNode().startNode({configFile}).then(
      () => 'started',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    answers.push(answer);
    if (answer === 'started') break;
  }
  rmSync(folder, {recursive: true, force: true});
  process.stdout.write(JSON.stringify(answers), () => process.exit(0));
}

void askKeys();
