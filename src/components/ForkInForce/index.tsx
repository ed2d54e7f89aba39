import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {formatWhole} from '@site/src/components/GasMeasured/formatSaving';
import {networkText} from '@site/src/components/HardforkTimeline/texts';
import {forkOf, toRows} from '@site/src/components/HardforkTimeline/toRows';
import Asked from '@site/src/components/LiveEpoch/Asked';
import {useInterfaceLanguage} from '@site/src/components/TranslationNotice/usePageLanguage';
import type {Network} from '@site/src/config/networks';
import styles from './styles.module.css';
import {toVerdict} from './toVerdict';

const NETWORKS = ['mainnet', 'testnet'] as const;

function heightOf(fork: string, network: (typeof NETWORKS)[number]): number {
  const height = toRows(forkOf(fork), network).find(({count}) => count === 'epoch')?.height;
  if (height === undefined) throw new Error(`ForkInForce: ${fork} has no epoch on ${network}`);
  return height;
}

function VerdictText({fork, epoch, height}: {fork: string; epoch: number; height: number}): ReactNode {
  const lang = useInterfaceLanguage();
  const verdict = toVerdict(epoch, height);
  const now = formatWhole(epoch, lang);
  if (verdict.kind === 'inForce') {
    return (
      <span key="inForce" className={styles.inForce}>
        <Translate
          id="hardforks.check.inForce"
          description="Result of asking a network for its epoch: the rules of a hard fork apply"
          values={{fork, epoch: now}}
        >
          {'{fork} is in force (epoch {epoch})'}
        </Translate>
      </span>
    );
  }
  return (
    <span key="ahead" className={styles.ahead}>
      <Translate
        id="hardforks.check.ahead"
        description="Result of asking a network for its epoch: the rules of a hard fork don’t apply yet"
        values={{fork, epoch: now, left: formatWhole(verdict.left, lang)}}
      >
        {'{fork} isn’t in force yet: {left} epochs to go (epoch {epoch})'}
      </Translate>
    </span>
  );
}

/**
 * Whether a hard fork's rules are in force on mainnet and on testnet, by the newest epoch of the endpoint that the
 * reader asks. In MDX:
 *
 *     import ForkInForce from '@site/src/components/ForkInForce';
 *
 *     <ForkInForce fork="v3.1" space="espace" />
 *
 * Nothing is requested before a button is pressed. An unknown fork, or one without an epoch on a network, stops the
 * build.
 */
export default function ForkInForce({fork, space = 'core'}: {fork: string; space?: Network['space']}): ReactNode {
  const lang = useInterfaceLanguage();
  return (
    <dl className={styles.check} lang={lang}>
      {NETWORKS.map((name) => {
        const height = heightOf(fork, name);
        return (
          <div key={name} className={styles.row} data-fork-check={name}>
            <dt className={styles.network}>
              {networkText(name)}{' '}
              <small className={styles.height}>
                <Translate
                  id="hardforks.check.from"
                  description="Follows the name of a network: the epoch from which a hard fork applies"
                  values={{height: formatWhole(height, lang)}}
                >
                  {'from epoch {height}'}
                </Translate>
              </small>
            </dt>
            <dd className={styles.result}>
              <Asked network={{space, name}}>
                {(epoch) => <VerdictText fork={fork} epoch={epoch} height={height} />}
              </Asked>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
