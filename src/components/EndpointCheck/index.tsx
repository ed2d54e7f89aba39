import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {useInterfaceLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';
import AddNetwork from './AddNetwork';
import CheckedAddress from './CheckedAddress';
import {addressesOf, espaceNetwork, type PublicName} from './espaceNetwork';
import {networkLabel} from './networkLabel';
import styles from './styles.module.css';
import {useChecks, type Checks} from './useChecks';

function summaryOf({results, running}: Checks, total: number): string {
  const found = Object.values(results);
  if (running)
    return translate(
      {id: 'endpoints.running', message: 'Checking {total} addresses', description: 'While RPC endpoints are checked'},
      {total},
    );
  if (found.length === 0) return '';
  const good = found.filter(({kind}) => kind === 'good').length;
  return translate(
    {
      id: 'endpoints.summary',
      message: '{good} of {total} addresses work from your browser.',
      description: 'After RPC endpoints were checked',
    },
    {good, total},
  );
}

async function copied(address: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(address);
    return translate(
      {id: 'endpoints.copied', message: 'Copied: {address}', description: 'After an address was copied'},
      {address},
    );
  } catch {
    return translate({
      id: 'endpoints.copyFailed',
      message: 'Your browser didn’t allow copying. Select the address and copy it by hand.',
      description: 'After an address could not be copied',
    });
  }
}

/**
 * The addresses of an eSpace network, to copy, to check from the reader's browser and to add to a wallet; nothing is
 * requested before a press.
 */
export default function EndpointCheck({network: name}: {network: PublicName}): ReactNode {
  const network = espaceNetwork(name);
  const addresses = addressesOf(network);
  const checks = useChecks(network);
  const [note, setNote] = useState('');
  const label = networkLabel(name);
  const lang = useInterfaceLanguage();
  const copy = async (address: string): Promise<void> => setNote(await copied(address));
  const start = (): void => {
    setNote('');
    checks.start();
  };
  return (
    <div className={styles.check} lang={lang} role="group" aria-label={label} data-endpoint-check={name}>
      <div className={styles.action}>
        <button
          type="button"
          className={clsx(styles.button, styles.primary)}
          aria-disabled={checks.running}
          onClick={start}
        >
          <Translate
            id="endpoints.check"
            description="Button: checks every address of a network"
            values={{network: label}}
          >
            {'Check {network}'}
          </Translate>
        </button>
        <span role="status">{note === '' ? summaryOf(checks, addresses.length) : note}</span>
      </div>
      <ul className={styles.list}>
        {addresses.map((address) => (
          <CheckedAddress
            key={address}
            address={address}
            chainId={network.chainId}
            result={checks.results[address]}
            onCopy={() => void copy(address)}
          />
        ))}
      </ul>
      <AddNetwork network={network} label={label} />
    </div>
  );
}
