import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {HARNESS, harnessFiles, sampleFiles, type Sample} from './sampleFiles';
import {packagesFolder} from './samplePackages';
import {swapLines} from './swaps';

const open = new Set<string>();
const removeFolder = (root: string): void => rmSync(root, {recursive: true, force: true});

process.on('exit', () => open.forEach(removeFolder));

/** A copy of a sample to run in, so that a run changes nothing here. */
export interface WorkFolder {
  folder: string;
  remove: () => void;
}

/** Makes the swaps of a sample in a copy of it; throws if a file is missing or does not have the named lines. */
function makeSwaps(work: string, {swaps}: Sample['manifest']): void {
  for (const file of new Set(swaps.map((swap) => swap.file))) {
    const copy = path.join(work, file);
    if (!existsSync(copy)) throw new Error(`sample.swaps names ${file}, which is not in the sample`);
    const own = swaps.filter((swap) => swap.file === file);
    writeFileSync(copy, swapLines(readFileSync(copy, 'utf8'), own));
  }
}

/**
 * Copies a sample into a temporary folder, with its packages and beside it what it needs of the harness, but without
 * what its steps print, and makes its swaps.
 */
export function openWorkFolder({name, folder, manifest}: Sample): WorkFolder {
  const root = mkdtempSync(path.join(tmpdir(), 'sample-'));
  open.add(root);
  const work = path.join(root, name);
  mkdirSync(work);
  const outputs = manifest.steps.map(({output}) => output);
  for (const file of sampleFiles(folder).filter((file) => !outputs.includes(file)))
    cpSync(path.join(folder, file), path.join(work, file));
  for (const file of harnessFiles(folder))
    cpSync(path.join(path.dirname(folder), HARNESS, file), path.join(root, HARNESS, file));
  makeSwaps(work, manifest);
  const packages = path.join(packagesFolder(folder) ?? folder, 'node_modules');
  if (existsSync(packages)) symlinkSync(path.resolve(packages), path.join(work, 'node_modules'), 'dir');
  const remove = (): void => {
    removeFolder(root);
    open.delete(root);
  };
  return {folder: work, remove};
}
