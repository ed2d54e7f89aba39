import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {nodesBelow} from '../../src/markdown/tree';
import {parsePage} from './parseProse';
import {readFences, type ReadFence} from './readFences';

/** A function that a program on a page calls from another file of its sample, without a word on the page about either. */
export interface HelperCall {
  line: number;
  file: string;
  helper: string;
  functions: string[];
}

const PROGRAM = /\.[cm]?[jt]sx?$/;
const LOCAL_IMPORT = /^import\s+(?!type\b)((?:(?!\bfrom\b)[^;])*?)\s+from\s+'(\.[^']+)'/gm;

/** The names that an import statement brings in, without types. */
function importedNames(clause: string): string[] {
  return clause
    .replaceAll(/[{}]/g, ',')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/).at(-1) ?? name);
}

const withoutComments = (code: string): string => code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\/\/.*$/gm, '');
const calls = (code: string, name: string): boolean =>
  new RegExp(`(?<![.\\w$])${name}(?:<[^;()]*?>)?\\(`).test(withoutComments(code));
const defines = (code: string, name: string): boolean =>
  new RegExp(`\\b(?:function\\*?|const|let|class)\\s+${name}\\b`).test(code);

const isProgram = ({origin}: ReadFence): boolean => origin?.kind === 'sample' && PROGRAM.test(origin.file);

/** The file that a local import names, or undefined if the sample has none, since a tool generates it. */
function helperFile(folder: string, from: string): string | undefined {
  const names = [from, from.replace(/\.js$/, '.ts'), `${from}.ts`, `${from}.tsx`, `${from}/index.ts`];
  return names.find((name) => PROGRAM.test(name) && existsSync(path.join(folder, name)));
}

/** The text in code of a page's prose. */
function codeWords(page: string): string[] {
  return [...nodesBelow(parsePage(page).tree)].flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));
}

/**
 * Calls of functions from helper files of the sample, in the order of the page. A call is explained if the page shows
 * the function, or has its name or the name of its file in code: `ask`, `ask(…)`, `client.ts`, `samples/traces/ask.ts`.
 */
export function helperCalls(page: string, samplesDir: string): HelperCall[] {
  const programs = readFences(page, samplesDir).filter(isProgram);
  const shown = programs.map(({text}) => text).join('\n');
  const words = codeWords(page);
  const isNamed = (name: string, helper: string): boolean =>
    words.some((word) => word === name || word.startsWith(`${name}(`) || path.basename(word) === helper);
  const seen = new Set<string>();
  return programs.flatMap(({line, text, origin}) => {
    const file = origin?.kind === 'sample' ? origin.file : '';
    const source = readFileSync(path.join(samplesDir, file), 'utf8');
    return [...source.matchAll(LOCAL_IMPORT)].flatMap(([, clause = '', from = '']) => {
      const found = helperFile(path.dirname(path.join(samplesDir, file)), from);
      if (found === undefined) return [];
      const helper = path.basename(found);
      const functions = importedNames(clause).filter(
        (name) =>
          calls(text, name) && !defines(shown, name) && !isNamed(name, helper) && !seen.has(`${helper} ${name}`),
      );
      for (const name of functions) seen.add(`${helper} ${name}`);
      return functions.length > 0 ? [{line, file, helper, functions}] : [];
    });
  });
}

/** The same as messages. */
export function helperFaults(page: string, samplesDir: string): string[] {
  return helperCalls(page, samplesDir).map(
    ({line, file, helper, functions}) =>
      `line ${String(line)}: samples/${file} calls ${functions.map((name) => `\`${name}\``).join(', ')} from ${helper}, which the page neither shows nor names; say before this program what it does, with its name in code, or show ${helper}`,
  );
}
