import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, but under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Gives a claimed name back. */
export function release(folder: string, name: string, pid: number): void {
  rmSync(path.join(folder, `${name}.${String(pid)}`), {force: true});
}

/** Claims a name within a folder for a process, for as long as that runs; false if another running process has it. */
export function claim(folder: string, name: string, pid: number): boolean {
  mkdirSync(folder, {recursive: true});
  // Written before the others are read: of two at once, one at least sees the other and gives way; never do both have
  // it.
  writeFileSync(path.join(folder, `${name}.${String(pid)}`), '');
  const claimants = readdirSync(folder)
    .filter((file) => file.startsWith(`${name}.`))
    .map((file) => Number(file.slice(name.length + 1)));
  const others = claimants.filter((other) => other !== pid);
  for (const gone of others.filter((other) => !isRunning(other))) release(folder, name, gone);
  if (!others.some(isRunning)) return true;
  release(folder, name, pid);
  return false;
}
