import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {useInterfaceLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';
import {NETWORKS} from '@site/src/config/networks';
import {failureText} from './failureText';
import {formatMoment} from './formatSupply';
import styles from './styles.module.css';
import {amountRows, parameterRows, type SupplyRow} from './supplyRows';
import {useSupply, type SupplyState} from './useSupply';

function mainnet(): {http: string; chainId: number} {
  const network = NETWORKS.find(({space, name}) => space === 'core' && name === 'mainnet');
  if (network === undefined) throw new Error('No main network is configured for Core Space');
  return network;
}

function Rows({head, rows, state}: {head: string; rows: readonly SupplyRow[]; state: SupplyState}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  return (
    <tbody>
      <tr>
        <th className={styles.group} colSpan={3} scope="rowgroup">
          {head}
        </th>
      </tr>
      {rows.map(({key, label, source, text}) => (
        <tr key={key}>
          <th className={styles.label} scope="row">
            {label}
          </th>
          <td className={styles.value} data-supply={key}>
            {state.kind === 'read' ? text(state.supply, currentLocale) : '–'}
          </td>
          <td>
            <code>{source}</code>
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function Status({state, host}: {state: SupplyState; host: string}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  switch (state.kind) {
    case 'idle':
      return (
        <span key="idle">
          <Translate id="supply.idle" description="Before the supply is read" values={{host}}>
            {'Nothing is requested until you press the button. Then your browser sends requests to {host}.'}
          </Translate>
        </span>
      );
    case 'loading':
      return (
        <span key="loading">
          <Translate id="supply.loading" description="While the supply is read" values={{host}}>
            {'Waiting for {host}'}
          </Translate>
        </span>
      );
    case 'read':
      return (
        <span key="read">
          <Translate
            id="supply.read"
            description="After the supply was read: the moment and the number of the epoch"
            values={{
              moment: formatMoment(state.at, currentLocale),
              epoch: state.supply.epoch.toLocaleString(currentLocale),
            }}
          >
            {'Read on {moment}, as of epoch {epoch} of mainnet.'}
          </Translate>
        </span>
      );
    case 'failed':
      return <span className={styles.fault}>{failureText(state.failure, host)}</span>;
  }
}

/**
 * The supply of CFX on mainnet and the parameters that change it, read from the public endpoint when the reader presses
 * the button and never before.
 */
export default function SupplyNow(): ReactNode {
  const endpoint = mainnet();
  const {state, read} = useSupply(endpoint);
  const lang = useInterfaceLanguage();
  const {host} = new URL(endpoint.http);
  return (
    <div className={styles.supply} lang={lang} data-supply-now>
      <div className={styles.action}>
        <button type="button" className={styles.button} aria-disabled={state.kind === 'loading'} onClick={read}>
          <Translate id="supply.button" description="Button: reads the supply of CFX">
            Read now
          </Translate>
        </button>
        <span role="status">
          <Status state={state} host={host} />
        </span>
      </div>
      <ScrollingTable>
        <thead>
          <tr>
            <th scope="col">
              {translate({id: 'supply.what', message: 'What', description: 'Column of a supply table'})}
            </th>
            <th scope="col">
              {translate({
                id: 'supply.value',
                message: 'Now',
                description: 'Column of a supply table: the value that was read',
              })}
            </th>
            <th scope="col">
              {translate({
                id: 'supply.source',
                message: 'Method and field',
                description: 'Column of a supply table: where the value is from',
              })}
            </th>
          </tr>
        </thead>
        <Rows
          head={translate({id: 'supply.amounts', message: 'Supply', description: 'Rows of a supply table'})}
          rows={amountRows()}
          state={state}
        />
        <Rows
          head={translate({id: 'supply.parameters', message: 'Parameters', description: 'Rows of a supply table'})}
          rows={parameterRows()}
          state={state}
        />
      </ScrollingTable>
    </div>
  );
}
