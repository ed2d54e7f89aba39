import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {RECORD_FILE} from '../../src/markdown/samples/recordFile';
import {readRecord, type SampleRecord} from '../../src/markdown/samples/report';
import {runDigest} from './runDigest';
import {HARNESS, harnessFiles, sampleDigest, type Sample} from './sampleFiles';
import {lockedPlaces} from './samplePackages';

/** The locked versions of the packages that a sample says it was tested with; throws if the lock lacks one. */
export function testedVersions({name, folder, manifest}: Sample): Record<string, string> {
  const places = lockedPlaces(folder);
  return Object.fromEntries(
    manifest.testedWith.map((dependency) => {
      const version = places[`node_modules/${dependency}`]?.version;
      if (version === undefined)
        throw new Error(
          `samples/${name}/package.json: sample.testedWith names ${dependency}, which the lock of its packages does not have`,
        );
      return [dependency, version];
    }),
  );
}

/** What is out of date in a sample's record, undefined if nothing is. */
export function recordFault(sample: Sample, record: SampleRecord | undefined): string | undefined {
  const again = `run it: npm run test:samples -- --only ${sample.name} --write`;
  if (!record) return `samples/${sample.name} has no recorded run; ${again}`;
  const needed = harnessFiles(sample.folder).length > 0 ? `, or its part of samples/${HARNESS},` : '';
  if (record.digest !== sampleDigest(sample.folder))
    return `samples/${sample.name}${needed} has changed since its run of ${record.date}; ${again}`;
  const versions = testedVersions(sample);
  if (JSON.stringify(record.testedWith) !== JSON.stringify(versions))
    return `samples/${sample.name} was recorded with other versions than its lock has; ${again}`;
  const steps = sample.manifest.steps.map(({name}) => name);
  return record.steps.join('\n') === steps.join('\n')
    ? undefined
    : `samples/${sample.name} was recorded with other steps; ${again}`;
}

/** Writes the record of a sample that has run on this Node.js; the date stays where its files are the same. */
export function writeRecord(sample: Sample, nodeVersion: string | undefined, date: string): void {
  const digest = sampleDigest(sample.folder);
  const before = readRecord(sample.folder);
  const record: SampleRecord = {
    digest,
    run: runDigest(sample),
    date: before?.digest === digest ? before.date : date,
    nodejs: process.versions.node.split('.')[0] ?? '',
    ...(nodeVersion !== undefined && {node: nodeVersion}),
    testedWith: testedVersions(sample),
    steps: sample.manifest.steps.map(({name}) => name),
  };
  writeFileSync(path.join(sample.folder, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`);
}
