import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE } from './compiler.ts';

const resultFile = (topic: string): string => path.join(CACHE, `${topic}.proven`);

/** Notes that a topic's exploit succeeded on the vulnerable contract, and that it and the second attacks failed on the fixed one. */
export function writeResult(topic: string): void {
  writeFileSync(resultFile(topic), '');
}

/** Whether a topic was proven since the last compilation. */
export function isProven(topic: string): boolean {
  return existsSync(resultFile(topic));
}
