import {diffRegions} from './diffRegions';
import {parseOrigin, type Fence, type Origin} from './fence';
import {readSample} from './readSample';

/** What a page shows in one fence: the text, and where it comes from; plain text and data come from nowhere. */
export interface FilledFence {
  text: string;
  origin?: Origin;
}

function firstDifference(shown: string, expected: string): number {
  const wanted = expected.split('\n');
  const at = shown.split('\n').findIndex((line, index) => line !== wanted[index]);
  return (at < 0 ? shown.split('\n').length : at) + 1;
}

/** The text of one fence, from its sample where it names one; throws with what is wrong and what there is. */
export function fillFence(fence: Fence, samplesDir: string): FilledFence {
  const origin = parseOrigin(fence);
  if (origin === undefined) return {text: fence.text};
  if (origin.kind === 'untested') return {text: fence.text, origin};
  const read = (region?: string): string =>
    readSample(samplesDir, {file: origin.file, ...(region !== undefined && {region})});
  const text = origin.kind === 'diff' ? diffRegions(read('before'), read('after')) : read(origin.region);
  const address = `samples/${origin.file}${origin.region === undefined ? '' : `#${origin.region}`}`;
  if (fence.text !== '' && fence.text !== text) {
    const line = String(firstDifference(fence.text, text));
    throw new Error(
      `this fence differs from ${address} at its line ${line}; leave its body empty, and the build fills it`,
    );
  }
  if (text.trim() === '')
    throw new Error(
      `${address} is empty; run the sample with npm run test:samples -- --write, or put something between the marks`,
    );
  return {text, origin};
}
