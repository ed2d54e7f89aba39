import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {isMainNetwork, type Choice, type Connection} from '../../console/connection';
import type {MethodEffect} from '../../console/transport/effects';
import type {Exposure} from '../../exposure';
import type {ConsoleProps} from '../../routes';
import ExposureNote from './ExposureNote';
import {networkText} from './networkText';
import styles from './controls.module.css';

interface ConnectionNotesProps {
  instance: ConsoleProps;
  choice: Choice;
  connection: Connection | undefined;
  effect: MethodEffect;
  /** Says that the method needs a WebSocket. */
  needsSocket: boolean;
  exposure: Exposure;
  /** Says that a value of the method is a password, a key or the like. */
  holdsSecret: boolean;
  onAskAccounts: () => void;
}

function WalletNetwork({
  connection,
  endpoints,
}: {
  connection: Connection;
  endpoints: ConsoleProps['endpoints'];
}): ReactNode {
  if (connection.chainId === undefined) return null;
  const network = endpoints.find(({chainId}) => chainId === connection.chainId);
  return network ? (
    <p key="on" className={styles.hint}>
      <Translate
        id="openrpc.console.wallet.on"
        description="Below the list of endpoints: which network the wallet is on"
        values={{network: network.label, id: String(connection.chainId)}}
      >
        {'The wallet is on: {network} ({id}).'}
      </Translate>
    </p>
  ) : (
    <p key="elsewhere" className={styles.warning}>
      <Translate
        id="openrpc.console.wallet.elsewhere"
        description="Below the list of endpoints: the wallet is on a network that this reference is not about"
        values={{network: networkText(connection), networks: endpoints.map(({label}) => label).join(', ')}}
      >
        {'The wallet is on {network}, which is none of those that this page is about. Switch it to one of: {networks}.'}
      </Translate>
    </p>
  );
}

/** What a reader has to know of the endpoint before anything is sent there. */
export default function ConnectionNotes(props: ConnectionNotesProps): ReactNode {
  const {choice, connection, effect, needsSocket, exposure, holdsSecret, onAskAccounts} = props;
  const {dialect, endpoints} = props.instance;
  const acts = effect === 'sends' || effect === 'signs';
  return (
    <>
      {choice.kind === 'wallet' && !connection && (
        <p className={styles.warning}>
          <Translate
            id="openrpc.console.wallet.gone"
            description="The wallet that was chosen before is not in this browser now"
          >
            The wallet that was chosen is not in this page: it may be switched off or still starting. Switch it on and
            reload, or choose another endpoint.
          </Translate>
        </p>
      )}
      {connection?.target.kind === 'wallet' && (
        <>
          <WalletNetwork connection={connection} endpoints={endpoints} />
          <p>
            <button type="button" className={styles.second} onClick={onAskAccounts}>
              <Translate
                id="openrpc.console.wallet.accounts"
                description="Button: ask the wallet for access to its accounts"
              >
                Ask the wallet for its accounts
              </Translate>
            </button>
          </p>
        </>
      )}
      <ExposureNote exposure={exposure} holdsSecret={holdsSecret} isOpen />
      {acts && isMainNetwork(dialect, connection?.chainId) && (
        <p className={styles.warning}>
          <Translate
            id="openrpc.console.mainWarning"
            description="Above the form of a method that sends or signs, while the main network is chosen"
          >
            This is mainnet: what this method sends or signs there concerns real money.
          </Translate>
        </p>
      )}
      {needsSocket && connection && connection.target.kind !== 'webSocket' && (
        <p className={styles.warning}>
          <Translate
            id="openrpc.console.needsSocket"
            description="Above the form of a method that subscribes, while no WebSocket is chosen"
          >
            Events come over a WebSocket only. Choose that transport, or an address that begins with ws:// or wss://.
          </Translate>
        </p>
      )}
    </>
  );
}
