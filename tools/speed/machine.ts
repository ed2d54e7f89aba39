import os from 'node:os';

/** The machine and the day, as a line. */
export function describeMachine(): string {
  const load = os.loadavg().map((value) => value.toFixed(2));
  return `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${String(os.cpus().length)} cores, load ${load.join(' ')}`;
}
