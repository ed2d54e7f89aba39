// holds: samples.ran
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {readRecord} from '../../src/markdown/samples/report';
import {recordFault} from '../../tools/samples/recordRun';
import {HARNESS, harnessFiles, readSampleFolder, sampleFiles, sampleNames} from '../../tools/samples/sampleFiles';
import {readEnglishPages} from '../../src/translation/contentFiles';
import {readFences} from '../../tools/prose/readFences';

const SAMPLES = 'samples';
const names = sampleNames(SAMPLES);

describe('the record of runs', () => {
  test.each(names)('samples/%s is as it was when it last ran', (name) => {
    const sample = readSampleFolder(SAMPLES, name);
    expect(recordFault(sample, readRecord(sample.folder))).toBeUndefined();
  });

  // holds: samples.any-node
  test.each(names)('samples/%s tells the Node.js of its run', (name) => {
    expect(readRecord(`${SAMPLES}/${name}`)?.nodejs).toMatch(/^\d+$/);
  });
});

test('each file of the harness is one that a sample needs', () => {
  const needed = new Set(names.flatMap((name) => harnessFiles(`${SAMPLES}/${name}`)));
  expect(sampleFiles(`${SAMPLES}/${HARNESS}`).filter((file) => !needed.has(file))).toEqual([]);
});

test('each output on a page is what a step of its sample prints', () => {
  const stray = readEnglishPages('.').flatMap((page) =>
    readFences(readFileSync(page, 'utf8'), SAMPLES).flatMap(({line, origin}) => {
      if (origin?.kind !== 'output') return [];
      const [name = '', ...rest] = origin.file.split('/');
      const {steps} = readSampleFolder(SAMPLES, name).manifest;
      return steps.some(({output}) => output === rest.join('/'))
        ? []
        : [`${page}:${String(line)}: no step of samples/${name} has the output ${rest.join('/')}`];
    }),
  );
  expect(stray).toEqual([]);
});
