import {performance} from 'node:perf_hooks';
import {checkPage} from '../checkPage/checkPage';
import {findPage} from '../checkPage/findPage';
import {runGate} from '../gate/runGate';
import {CHECK} from '../verbs/checkVerbs';
import {listVerbs, runVerb} from '../verbs/runVerb';

/** Checks the named pages one after the other, and ends with 1 where one has a fault. */
async function checkPages(words: readonly string[]): Promise<void> {
  for (const page of words.map(findPage)) {
    const start = performance.now();
    const {faults, notes} = await checkPage(page);
    for (const fault of faults) console.error(fault);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const count = faults.length === 1 ? '1 fault' : `${String(faults.length)} faults`;
    console.log(`${page.file}: ${count} (${seconds} s)`);
    for (const note of notes) console.log(`  ${note}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

/** `npm run check`: all that needs no build; with a page, that page alone; with a verb, one question. */
async function check(words: readonly string[]): Promise<void> {
  const [first] = words;
  if (first === undefined) return runGate('check');
  if (first.startsWith('-') || Object.hasOwn(CHECK.verbs, first)) return runVerb(CHECK);
  const isPage = first.includes('/') || first.endsWith('.mdx');
  if (!isPage) throw new Error(`"${first}" is neither a page nor a verb.\n\n${listVerbs(CHECK)}`);
  return checkPages(words);
}

check(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
