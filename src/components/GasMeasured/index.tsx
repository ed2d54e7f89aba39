import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {useInterfaceLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';
import Lines from './Lines';
import {MEASURED_WITH, SETTINGS} from './measured';
import styles from './styles.module.css';

/**
 * What a topic's two contracts used on a real node: each transaction in each setting of the compiler, as numbers and as
 * bars.
 */
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
              <Translate
                id="gas.column.before"
                description="Column of a gas table: the contract before the optimization"
              >
                Before
              </Translate>
            </th>
            <th scope="col" className={styles.number}>
              <Translate id="gas.column.after" description="Column of a gas table: the contract after the optimization">
                After
              </Translate>
            </th>
            <th scope="col">
              <Translate
                id="gas.column.change"
                description="Column of a gas table: difference between before and after"
              >
                Change
              </Translate>
            </th>
          </tr>
        </thead>
        {SETTINGS.map((setting) => (
          <Lines key={setting} topic={topic} setting={setting} />
        ))}
      </ScrollingTable>
      <p className={styles.source} lang={lang}>
        <Translate
          id="gas.measuredWith"
          description="Below a gas table: how it was measured"
          values={{node: MEASURED_WITH.node, solc: MEASURED_WITH.solc, runs: MEASURED_WITH.runs}}
        >
          {
            'Gas used by whole transactions, from the receipts of {node}. Compiled by solc {solc}; the optimizer is set to {runs} runs.'
          }
        </Translate>
      </p>
    </Fragment>
  );
}
