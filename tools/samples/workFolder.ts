import {cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {sampleFiles, type Sample} from './sampleFiles';

const open = new Set<string>();
const removeFolder = (root: string): void => rmSync(root, {recursive: true, force: true});

process.on('exit', () => open.forEach(removeFolder));

/** A copy of a sample to run in, so that a run changes nothing here. */
export interface WorkFolder {
  folder: string;
  remove: () => void;
}

/** Copies a sample into a temporary folder, with its packages but without what its steps print. */
export function openWorkFolder({name, folder, manifest}: Sample): WorkFolder {
  const root = mkdtempSync(path.join(tmpdir(), 'sample-'));
  open.add(root);
  const work = path.join(root, name);
  mkdirSync(work);
  const outputs = manifest.steps.map(({output}) => output);
  for (const file of sampleFiles(folder).filter((file) => !outputs.includes(file))) cpSync(path.join(folder, file), path.join(work, file));
  const packages = path.join(folder, 'node_modules');
  if (existsSync(packages)) symlinkSync(path.resolve(packages), path.join(work, 'node_modules'), 'dir');
  const remove = (): void => {
    removeFolder(root);
    open.delete(root);
  };
  return {folder: work, remove};
}
