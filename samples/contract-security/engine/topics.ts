import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder of this sample. */
export const ROOT = path.resolve(import.meta.dirname, '..');

/** The two contracts that each exploit meets. */
export const VARIANTS = ['vulnerable', 'fixed'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The folders that hold an exploit, in the order of their names. */
export function readTopics(): string[] {
  return readdirSync(ROOT)
    .filter((name) => existsSync(path.join(ROOT, name, 'exploit.ts')))
    .sort();
}

/** Every Solidity file that pages show. */
export function readSources(): string[] {
  return ['.', ...readTopics(), 'spaces'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => name.endsWith('.sol'))
      .sort()
      .map((name) => path.posix.join(folder, name)),
  );
}

/** A topic that exists, else an error that lists them. */
export function checkTopic(name: string | undefined): string {
  const topics = readTopics();
  if (name !== undefined && topics.includes(name)) return name;
  throw new Error(`There is no topic "${name ?? ''}". Available: ${topics.join(', ')}.`);
}
