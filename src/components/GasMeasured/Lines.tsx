import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formatChange, formatWhole} from './formatSaving';
import {topicOf, type Setting} from './measured';
import styles from './styles.module.css';
import {toLines, type Line, type Scope} from './toLines';

const FLOOR_PAGE = '/docs/general/build/smart-contracts/gas-optimization/memoryAndCalldata#floor';

function scopeText(scope: Scope): string {
  switch (scope) {
    case 'both':
      return translate({
        id: 'gas.scope.both',
        message: 'both spaces',
        description: 'A gas figure that is the same in eSpace and Core Space',
      });
    case 'espace':
      return 'eSpace';
    case 'core':
      return 'Core Space';
    case 'collateral':
      return translate({
        id: 'gas.scope.collateral',
        message: 'collateral in Core Space, units',
        description: 'What a figure counts: storage collateral',
      });
  }
}

/** The longer of the two is the whole width. */
function Bar({before, after}: Pick<Line, 'before' | 'after'>): ReactNode {
  const whole = Math.max(before, after);
  if (whole <= 0) return null;
  const width = (value: number): {inlineSize: string} => ({
    inlineSize: `${String((Math.max(value, 0) / whole) * 100)}%`,
  });
  return (
    <span className={styles.bars} aria-hidden="true">
      <span className={styles.before} style={width(before)} />
      <span className={after > before ? styles.more : styles.after} style={width(after)} />
    </span>
  );
}

/** Says of a figure that it is the least that the transaction's data costs. */
export function FloorMark(): ReactNode {
  return (
    <small className={styles.floor}>
      <Link to={FLOOR_PAGE}>
        <Translate
          id="gas.floor"
          description="Below a gas figure: the transaction pays the floor price of its data (EIP-7623)"
        >
          floor of calldata
        </Translate>
      </Link>
    </small>
  );
}

/** The change of the gas inside a call, where the floor hides it. */
function Inside({inside, locale}: {inside: Line['inside']; locale: string}): ReactNode {
  if (!inside) return null;
  return (
    <small className={styles.floor}>
      <Translate
        id="gas.inside"
        values={{change: formatChange(inside.before, inside.after, locale)}}
        description="Below a change of gas that a floor price hides: what changes inside the call"
      >
        {'inside the call: {change}'}
      </Translate>
    </small>
  );
}

/** The rows of a topic in one setting of the compiler. */
export default function Lines({topic, setting}: {topic: string; setting: Setting}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const deploy = translate({
    id: 'gas.deploy',
    message: 'deployment',
    description: 'Row of a gas table: creating the contract',
  });
  const group = {
    on: translate({id: 'gas.optimizer.on', message: 'Optimizer on', description: 'Group of rows in a gas table'}),
    ir: translate({
      id: 'gas.optimizer.ir',
      message: 'Optimizer on, viaIR',
      description: 'Group of rows in a gas table: the compiler setting viaIR',
    }),
    off: translate({id: 'gas.optimizer.off', message: 'Optimizer off', description: 'Group of rows in a gas table'}),
  }[setting];
  return (
    <tbody>
      <tr>
        <th className={styles.group} colSpan={4} scope="rowgroup">
          {group}
        </th>
      </tr>
      {toLines(topicOf(topic).rows, setting).map(({name, scope, before, after, floor, inside}) => (
        <tr key={name + scope}>
          <th className={styles.name} scope="row">
            {name === 'deploy' ? <span>{deploy}</span> : <code>{name}</code>} <small>{scopeText(scope)}</small>
          </th>
          <td className={styles.number}>
            {formatWhole(before, currentLocale)} {floor?.before && <FloorMark />}
          </td>
          <td className={styles.number}>
            {formatWhole(after, currentLocale)} {floor?.after && <FloorMark />}
          </td>
          <td className={styles.change}>
            {formatChange(before, after, currentLocale)} <Inside inside={inside} locale={currentLocale} />{' '}
            <Bar before={before} after={after} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
