import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readSampleFolder, type Sample} from '../sampleFiles';

/** A folder of samples with one in it, whose packages count as installed. */
export interface MadeUpSample {
  /** The folder of samples. */
  samples: string;
  /** A file of the sample. */
  file: (name: string) => string;
  /** The sample with these steps. */
  lay: (steps: unknown[], more?: object) => Sample;
  remove: () => void;
}

/** Makes such a folder outside of the project. */
export function makeUpSample(): MadeUpSample {
  const samples = mkdtempSync(path.join(tmpdir(), 'samples-'));
  const file = (name: string): string => path.join(samples, 'one', name);
  mkdirSync(file('node_modules'), {recursive: true});
  writeFileSync(
    file('package-lock.json'),
    JSON.stringify({lockfileVersion: 3, packages: {'node_modules/viem': {version: '2.57.1'}}}),
  );
  const lay = (steps: unknown[], more: object = {}): Sample => {
    writeFileSync(file('package.json'), JSON.stringify({sample: {steps, ...more}}));
    return readSampleFolder(samples, 'one');
  };
  return {samples, file, lay, remove: () => rmSync(samples, {recursive: true})};
}
