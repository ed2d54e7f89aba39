// Runs every program of a folder in one process, so that each library is loaded once, and prints a line of JSON for each:
// its name, and what it printed or the error that it ended with.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = path.resolve(process.argv[2] ?? '.');
const print = console.log;

/** Every message on the way to an error's first cause. */
function messagesOf(error: unknown): string {
  const messages: string[] = [];
  for (let at: unknown = error; at instanceof Error && messages.length < 10; at = at.cause)
    messages.push(at.message);
  return messages.join('\n') || String(error);
}

for (const name of readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .sort()) {
  const printed: unknown[] = [];
  console.log = (...values: unknown[]) => printed.push(...values);
  let error: string | undefined;
  try {
    await import(pathToFileURL(path.join(folder, name)).href);
  } catch (caught) {
    error = messagesOf(caught);
  }
  console.log = print;
  print(JSON.stringify({ name, printed, error }));
}
// Some libraries keep a timer or a socket open.
process.exit(0);
