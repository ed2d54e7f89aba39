import {Fragment, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {useInterfaceLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';
import {formatChange, formatWhole} from './formatSaving';
import {MEASURED_WITH, topicOf, type Setting} from './measured';
import styles from './styles.module.css';
import {toLines, type Line, type Scope} from './toLines';

function scopeText(scope: Scope): string {
  switch (scope) {
    case 'both':
      return translate({id: 'gas.scope.both', message: 'both spaces', description: 'A gas figure that is the same in eSpace and Core Space'});
    case 'espace':
      return 'eSpace';
    case 'core':
      return 'Core Space';
    case 'collateral':
      return translate({id: 'gas.scope.collateral', message: 'collateral in Core Space, units', description: 'What a figure counts: storage collateral'});
  }
}

/** The longer of the two is the whole width. */
function Bar({before, after}: Pick<Line, 'before' | 'after'>): ReactNode {
  const whole = Math.max(before, after);
  if (whole <= 0) return null;
  const width = (value: number): {inlineSize: string} => ({inlineSize: `${String((Math.max(value, 0) / whole) * 100)}%`});
  return (
    <span className={styles.bars} aria-hidden="true">
      <span className={styles.before} style={width(before)} />
      <span className={after > before ? styles.more : styles.after} style={width(after)} />
    </span>
  );
}

function Lines({topic, setting}: {topic: string; setting: Setting}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const deploy = translate({id: 'gas.deploy', message: 'deployment', description: 'Row of a gas table: creating the contract'});
  const group = {
    on: translate({id: 'gas.optimizer.on', message: 'Optimizer on', description: 'Group of rows in a gas table'}),
    off: translate({id: 'gas.optimizer.off', message: 'Optimizer off', description: 'Group of rows in a gas table'}),
  }[setting];
  return (
    <tbody>
      <tr>
        <th className={styles.group} colSpan={4} scope="rowgroup">
          {group}
        </th>
      </tr>
      {toLines(topicOf(topic).rows, setting).map(({name, scope, before, after}) => (
        <tr key={name + scope}>
          <th className={styles.name} scope="row">
            {name === 'deploy' ? deploy : <code>{name}</code>} <small>{scopeText(scope)}</small>
          </th>
          <td className={styles.number}>{formatWhole(before, currentLocale)} </td>
          <td className={styles.number}>{formatWhole(after, currentLocale)} </td>
          <td className={styles.change}>
            {formatChange(before, after, currentLocale)} <Bar before={before} after={after} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** What a topic's two contracts used on a real node: each transaction in both settings of the optimiser, as numbers and as bars. */
export default function GasMeasured({topic}: {topic: string}): ReactNode {
  const lang = useInterfaceLanguage();
  return (
    <Fragment>
      <ScrollingTable lang={lang}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="gas.column.transaction" description="Column of a gas table">
                Transaction
              </Translate>
            </th>
            <th scope="col" className={styles.number}>
              <Translate id="gas.column.before" description="Column of a gas table: the contract before the optimization">
                Before
              </Translate>
            </th>
            <th scope="col" className={styles.number}>
              <Translate id="gas.column.after" description="Column of a gas table: the contract after the optimization">
                After
              </Translate>
            </th>
            <th scope="col">
              <Translate id="gas.column.change" description="Column of a gas table: difference between before and after">
                Change
              </Translate>
            </th>
          </tr>
        </thead>
        <Lines topic={topic} setting="on" />
        <Lines topic={topic} setting="off" />
      </ScrollingTable>
      <p className={styles.source} lang={lang}>
        <Translate
          id="gas.measuredWith"
          description="Below a gas table: how it was measured"
          values={{node: MEASURED_WITH.node, solc: MEASURED_WITH.solc, runs: MEASURED_WITH.runs}}
        >
          {'Gas used by whole transactions, from the receipts of {node}. Compiled by solc {solc}; the optimizer is set to {runs} runs.'}
        </Translate>
      </p>
    </Fragment>
  );
}
