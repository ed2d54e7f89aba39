import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import EpochFault from './EpochFault';
import {endpointOf, type AskedNetwork} from './readEpoch';
import styles from './styles.module.css';
import {useEpoch} from './useEpoch';

/**
 * A button that asks a network's endpoint for its epoch, and the result, which `children` writes.
 * Each text that another one replaces is an element of its own with a key: a browser that translates the page moves
 * text nodes, and React couldn't find them.
 */
export default function Asked({
  network,
  children,
}: {
  network: AskedNetwork;
  children: (epoch: number) => ReactNode;
}): ReactNode {
  const {state, ask} = useEpoch(network);
  const {host} = new URL(endpointOf(network));
  const again = state.kind === 'value' || state.kind === 'error';
  return (
    <div>
      <div role="status" className={styles.status}>
        {state.kind === 'loading' && (
          <span key="loading" className={styles.waiting}>
            <Translate
              id="epoch.loading"
              description="Shown while the endpoint of a network is asked for its epoch"
              values={{host}}
            >
              {'Waiting for {host}'}
            </Translate>
          </span>
        )}
        {state.kind === 'value' && <span key={state.epoch}>{children(state.epoch)}</span>}
        {state.kind === 'error' && <EpochFault key={state.error.message} error={state.error} host={host} />}
      </div>
      <button type="button" className={styles.ask} aria-disabled={state.kind === 'loading'} onClick={ask}>
        {again ? (
          <span key="again">
            <Translate
              id="epoch.askAgain"
              description="Button: ask the endpoint of a network for its epoch once more"
              values={{host}}
            >
              {'Ask {host} again'}
            </Translate>
          </span>
        ) : (
          <span key="ask">
            <Translate
              id="epoch.ask"
              description="Button: ask the endpoint of a network for its current epoch"
              values={{host}}
            >
              {'Ask {host}'}
            </Translate>
          </span>
        )}
      </button>
    </div>
  );
}
