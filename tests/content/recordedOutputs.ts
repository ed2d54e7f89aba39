import type {ReadFence} from '../../tools/prose/readFences';

const TITLE = /\btitle="([^"]+)"/;
const NOTHING_TO_COMPILE = /No files changed, compilation skipped|No contracts to compile|Nothing to compile/;
const COMPILED = /(?:Compiling|Compiled) \d+/;
/** A file, a line in it, and what is said of that line. */
const REFERENCE = /([\w./-]+\.\w+):(\d+)(?::\d+)?:? +(.+)$/gm;
const WORD = /[A-Za-z]{5,}/g;

/** A file as a reader of the page has it so far: the blocks with its name, an empty line between them. */
function fileSoFar(fences: readonly ReadFence[], name: string): string[] {
  const blocks = fences.filter(({meta, origin}) => origin?.kind !== 'output' && TITLE.exec(meta ?? '')?.[1] === name);
  return blocks
    .map(({text}) => text.trim())
    .join('\n\n')
    .split('\n');
}

const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map((word) => word.toLowerCase());

/** Lines of a shown output that name a line of a shown file which has nothing of what is said of it. */
export function wrongLineNumbers(fences: readonly ReadFence[]): string[] {
  const titles = new Set(fences.map(({meta}) => TITLE.exec(meta ?? '')?.[1]));
  return fences.flatMap(({text, origin}, index) => {
    if (origin?.kind !== 'output') return [];
    return [...text.matchAll(REFERENCE)].flatMap(([whole, file = '', line = '', said = '']) => {
      if (!titles.has(file)) return [];
      const shown = fileSoFar(fences.slice(0, index), file)[Number(line) - 1] ?? '';
      const words = wordsOf(shown);
      return wordsOf(said).some((word) => words.some((known) => known.includes(word) || word.includes(known)))
        ? []
        : [`${whole.trim()} – the page's line ${line} is "${shown.trim()}"`];
    });
  });
}

/**
 * Whether the first output about compiling reports that there was nothing to compile: then the run compiled before, and
 * a reader's doesn't.
 */
export function compiledBefore(outputs: readonly string[]): boolean {
  const lines = outputs.flatMap((output) => output.split('\n'));
  const nothing = lines.findIndex((line) => NOTHING_TO_COMPILE.test(line));
  return nothing !== -1 && !lines.slice(0, nothing).some((line) => COMPILED.test(line));
}
