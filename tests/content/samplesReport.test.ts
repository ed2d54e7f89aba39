import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {readReport} from '../../src/samples/report';
import {recordFault} from '../../src/samples/run/recordRun';
import {readSampleFolder, sampleNames} from '../../src/samples/run/sampleFiles';
import {readEnglishPages} from '../../src/translation/contentFiles';
import {readFences} from './samples';

const SAMPLES = 'samples';
const names = sampleNames(SAMPLES);
const report = readReport(SAMPLES);

describe('the record of runs', () => {
  test.each(names)('samples/%s is as it was when it last ran', (name) => {
    expect(recordFault(readSampleFolder(SAMPLES, name), report[name])).toBeUndefined();
  });

  test('names no sample that is gone', () => {
    expect(Object.keys(report).filter((name) => !names.includes(name))).toEqual([]);
  });
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
