import {readFileSync, readdirSync} from 'node:fs';

const PAGE = 4096;

interface Entry {
  pid: number;
  parent: number;
  resident: number;
}

/** One process as the kernel reports it; undefined once it is gone. */
function readEntry(pid: number): Entry | undefined {
  try {
    const fields = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return {pid, parent: Number(fields[1]), resident: Number(fields[21]) * PAGE};
  } catch {
    return undefined;
  }
}

/**
 * Bytes of memory that a process and all its descendants hold now (resident set; pages that two share count twice).
 * Linux only.
 */
export function residentBytes(root: number): number {
  const entries = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readEntry(Number(name)) ?? []);
  const below = (pid: number): number =>
    entries.filter(({parent}) => parent === pid).reduce((sum, entry) => sum + entry.resident + below(entry.pid), 0);
  return (entries.find(({pid}) => pid === root)?.resident ?? 0) + below(root);
}
