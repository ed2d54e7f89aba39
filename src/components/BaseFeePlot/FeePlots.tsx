import type {ReactNode} from 'react';
import Picture from '../Picture';
import Plot from '../Plot';
import type {Axis} from '../Plot/toScale';
import {BLOCKS, FEES, GAS, HIGHEST, LEVELS} from './plots';
import {plotTexts} from './texts';

function Values({lang}: {lang: string}): ReactNode {
  const {block, gas, fee} = plotTexts();
  const figure = new Intl.NumberFormat(lang, {maximumFractionDigits: 9});
  return (
    <table>
      <thead>
        <tr>
          {[block, gas, fee].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {BLOCKS.map((each) => (
          <tr key={each.block}>
            <th scope="row">{each.block}</th>
            <td>{figure.format(each.gas)}</td>
            <td>{figure.format(each.fee)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The gas of the sample's blocks with the target, and below it the base fee that follows. */
export default function FeePlots({lang}: {lang: string}): ReactNode {
  const {block, gas, fee, target, minimum, caption} = plotTexts();
  const {limit} = LEVELS;
  const x: Axis = {
    name: block,
    from: 0.5,
    to: BLOCKS.length + 0.5,
    ticks: BLOCKS.map((each) => each.block),
  };
  return (
    <Picture lang={lang} caption={caption} words={<Values lang={lang} />}>
      <Plot
        kind="bar"
        lang={lang}
        x={x}
        y={{name: gas, from: 0, to: limit, ticks: [0, LEVELS.target, limit]}}
        points={GAS}
        reference={{value: LEVELS.target, name: target}}
      />
      <Plot
        kind="step"
        lang={lang}
        x={x}
        y={{
          name: fee,
          from: LEVELS.minimum - 0.1,
          to: HIGHEST,
          ticks: [LEVELS.minimum, (LEVELS.minimum + HIGHEST) / 2, HIGHEST],
        }}
        points={FEES}
        reference={{value: LEVELS.minimum, name: minimum, isBelow: true}}
      />
    </Picture>
  );
}
