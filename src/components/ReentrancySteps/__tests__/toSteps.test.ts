import {readFileSync} from 'node:fs';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import Lanes from '../Lanes';
import {toSteps} from '../toSteps';

interface Recorded {
  before: number;
  states: number[][];
  bankAfter: number;
  thiefAfter: number;
}
const SAMPLE = JSON.parse(readFileSync('samples/contract-security/reentrancy.json', 'utf8')) as Record<
  'vulnerable' | 'fixed',
  Recorded
>;
const TEXT = readFileSync('samples/contract-security/outputs/reentrancy-attack.txt', 'utf8');

describe('the steps of the reentrancy attack', () => {
  it.each(['vulnerable', 'fixed'] as const)('end on the %s bank as the exploit of the page does', (variant) => {
    const region = new RegExp(`#region ${variant}\\n([^]*?)# #endregion`).exec(TEXT)?.[1] ?? '';
    const noted = (label: string): number => Number(new RegExp(`${label} +(\\d+) CFX`).exec(region)?.[1]);
    const {before, bankAfter, thiefAfter} = SAMPLE[variant];
    expect([before, bankAfter, thiefAfter]).toEqual([noted('Bank before'), noted('Bank after'), noted('Thief holds')]);
    expect(toSteps(variant).at(-1)).toMatchObject({kind: 'end', bank: bankAfter, thief: thiefAfter});
  });

  it('leave out as many payments as they say', () => {
    const steps = toSteps('vulnerable');
    const drawn = steps.filter(({kind}) => kind === 'payment').length;
    const left = steps.flatMap((step) => (step.kind === 'more' ? [step.times] : []));
    expect(drawn + (left[0] ?? NaN)).toBe(SAMPLE.vulnerable.thiefAfter);
  });

  it('record the withdrawal too late on the vulnerable bank, and before the payment on the fixed one', () => {
    const kindsOf = (variant: 'vulnerable' | 'fixed'): string[] =>
      toSteps(variant)
        .map(({kind}) => kind)
        .filter((kind) => kind === 'write' || kind === 'payment');
    expect(kindsOf('vulnerable')).toEqual(['payment', 'payment', 'payment', 'write']);
    expect(kindsOf('fixed')).toEqual(['write', 'payment']);
    expect(toSteps('fixed').filter((step) => step.kind === 'call' && step.isCut)).toHaveLength(1);
  });

  it('are all in the list of words', () => {
    const html = renderToStaticMarkup(createElement(Lanes, {variant: 'vulnerable', lang: 'en'}));
    expect(html.match(/<li>/g)).toHaveLength(toSteps('vulnerable').length);
    expect(html).toContain('Bank: pays 1 CFX. Bank holds 0, recorded 1');
  });
});
