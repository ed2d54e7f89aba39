import {use, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formatChange} from '@site/src/components/GasMeasured/formatSaving';
import type {GasSaved} from '@site/src/content/gasSaved';
import {GasOfDiff} from '@site/src/content/testedWith';
import styles from './styles.module.css';

/** In the bar of a diff: the gas that a transaction uses less, or more, after it. */
export default function Saved({lang}: {lang: string | undefined}): ReactNode {
  const given = use(GasOfDiff);
  const {currentLocale} = useDocusaurusContext().i18n;
  if (given === undefined) return null;
  const {transaction, before, after} = JSON.parse(given) as GasSaved;
  const change = formatChange(before, after, currentLocale);
  return (
    <span className={after > before ? styles.costs : styles.saves} lang={lang} data-search-ignore>
      {transaction === 'deploy' ? (
        <span key="gasOfDeployment">
          <Translate
            id="codeBlock.gasOfDeployment"
            values={{change}}
            description="In the bar of a diff of a contract: change of the gas of its deployment"
          >
            {'{change} gas · deployment'}
          </Translate>
        </span>
      ) : (
        <span key="gasOfCall">
          <Translate
            id="codeBlock.gasOfCall"
            values={{transaction: <code>{transaction}</code>, change}}
            description="In the bar of a diff of a contract: a call, and the change of its gas"
          >
            {'{change} gas · {transaction}'}
          </Translate>
        </span>
      )}
    </span>
  );
}
