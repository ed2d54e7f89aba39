import {readFileSync} from 'node:fs';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import FeePlots from '../FeePlots';

const SAMPLE = JSON.parse(readFileSync('samples/base-fee/steps.json', 'utf8')) as {
  limit: number;
  blocks: {gas: number; fee: number}[];
};
const HTML = renderToStaticMarkup(createElement(FeePlots, {lang: 'en'}));
const [BARS = '', STEPS = ''] = HTML.split('data-kind="').slice(1);

const numbersOf = (text: string): number[] => (text.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g) ?? []).map(Number);

/** The place of a figure at the axis of fees, in per cent from below. */
const placeOf = (figure: string): number => {
  const [, share] =
    new RegExp(`inset-block-end:(-?[\\d.]+)%"?>${figure}<`).exec(HTML.slice(HTML.indexOf('Gdrip'))) ?? [];
  return Number(share);
};

describe('the plots of the base fee', () => {
  it('draw a bar for each block of the sample, as high as the sum of its gas limits', () => {
    const heights = [...BARS.matchAll(/<rect[^>]*height="([^"]*)"/g)].map(([, height]) => Number(height));
    expect(heights).toHaveLength(SAMPLE.blocks.length);
    for (const [index, {gas}] of SAMPLE.blocks.entries())
      expect(heights[index]).toBeCloseTo((gas / SAMPLE.limit) * 100, 6);
  });

  it('draw a step for each block at the base fee that the sample recorded, by the figures at the axis', () => {
    const [, path = ''] = /<path[^>]*d="([^"]*)"/.exec(STEPS) ?? [];
    const heights = numbersOf(path).filter((_, index) => index % 4 === 1);
    expect(heights).toHaveLength(SAMPLE.blocks.length);
    const [low, high] = [placeOf('1'), placeOf('1\\.4')];
    for (const [index, {fee}] of SAMPLE.blocks.entries())
      expect(100 - (heights[index] ?? NaN)).toBeCloseTo(low + ((fee - 1) / 0.4) * (high - low), 2);
  });

  it('have all values in a table', () => {
    const cells = [...HTML.matchAll(/<td>([^<]*)<\/td>/g)].map(([, text]) => Number(text));
    expect(cells).toEqual(SAMPLE.blocks.flatMap(({gas, fee}) => [gas / 1e6, fee]));
  });

  it('name both axes with their units', () => {
    expect(HTML).toContain('(millions)');
    expect(HTML).toContain('Base fee (Gdrip)');
    expect(HTML.match(/>Block</g)).toHaveLength(3);
  });
});
