import type {ChangeEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {defaultChoice, walletKey, type Choice} from '../../console/connection';
import type {ConsoleEndpoint} from '../../console/model';
import type {Wallet} from '../../console/transport/wallets';
import {late} from './late';
import styles from './controls.module.css';

/** The id of the list of endpoints, to be focused where none can be used. */
export const ENDPOINT_ID = 'openrpc-endpoint';

/** The id of the field, to be focused where its address is needed. */
export const OWN_ADDRESS_ID = 'openrpc-own-address';

const OwnAddressField = late(() => import('./OwnAddressField'));

interface EndpointPickerProps {
  choice: Choice;
  onChoice: (choice: Choice) => void;
  endpoints: readonly ConsoleEndpoint[];
  wallets: readonly Wallet[];
  /** The address of one's own that was typed last. */
  ownAddress: string;
  /** Told when an address of one's own was typed to its end. */
  onOwnAddress: () => void;
}

function TransportPicker({
  choice,
  endpoint,
  onChoice,
}: {
  choice: Choice;
  endpoint: ConsoleEndpoint | undefined;
  onChoice: (choice: Choice) => void;
}): ReactNode {
  if (choice.kind !== 'configured' || !endpoint?.http || !endpoint.webSocket) return null;
  const change = (event: ChangeEvent<HTMLSelectElement>): void =>
    onChoice({...choice, transport: event.target.value === 'webSocket' ? 'webSocket' : 'http'});
  return (
    <label className={styles.field}>
      <span className={styles.label}>
        {translate({
          id: 'openrpc.console.transport',
          message: 'Transport',
          description: 'Label: how a request is carried, HTTP or WebSocket',
        })}
      </span>
      <select className={styles.input} value={choice.transport} onChange={change}>
        <option value="http">HTTP</option>
        <option value="webSocket">WebSocket</option>
      </select>
    </label>
  );
}

/** Where requests go: a configured network and its transport, an address of one's own, or a wallet in this browser. */
export default function EndpointPicker({
  choice,
  onChoice,
  endpoints,
  wallets,
  ownAddress,
  onOwnAddress,
}: EndpointPickerProps): ReactNode {
  const value = choice.kind === 'own' ? 'own' : `${choice.kind}:${choice.id}`;
  const isThere =
    choice.kind === 'own' ||
    endpoints.some(({id}) => choice.id === id) ||
    wallets.some((wallet) => choice.id === walletKey(wallet));
  const pick = (event: ChangeEvent<HTMLSelectElement>): void => {
    const [kind, ...rest] = event.target.value.split(':');
    const id = rest.join(':');
    if (kind === 'own') onChoice({kind, address: ownAddress});
    else if (kind === 'wallet') onChoice({kind, id});
    else
      onChoice(
        defaultChoice(
          endpoints.filter((endpoint) => endpoint.id === id),
          choice.kind === 'configured' ? choice.transport : 'http',
        ),
      );
  };
  return (
    <div className={styles.row}>
      <label className={styles.field}>
        <span className={styles.label}>
          {translate({
            id: 'openrpc.console.endpoint',
            message: 'Send to',
            description: 'Label: the network, address or wallet that requests are sent to',
          })}
        </span>
        <select id={ENDPOINT_ID} className={styles.input} value={value} onChange={pick}>
          {!isThere && <option value={value}>{choice.id}</option>}
          {endpoints.map(({id, label}) => (
            <option key={id} value={`configured:${id}`}>
              {label}
            </option>
          ))}
          {wallets.length > 0 && (
            <optgroup
              label={translate({
                id: 'openrpc.console.wallets',
                message: 'Wallets in this browser',
                description: 'Above the wallets in the list of endpoints',
              })}
            >
              {wallets.map((wallet) => (
                <option key={wallet.id} value={`wallet:${walletKey(wallet)}`}>
                  {wallet.name}
                </option>
              ))}
            </optgroup>
          )}
          <option value="own">
            {translate({
              id: 'openrpc.console.ownAddress',
              message: 'An address of your own',
              description: 'Entry in the list of endpoints: a node of the reader',
            })}
          </option>
        </select>
      </label>
      <TransportPicker
        choice={choice}
        onChoice={onChoice}
        endpoint={endpoints.find(({id}) => choice.kind === 'configured' && choice.id === id)}
      />
      {choice.kind === 'own' && (
        <OwnAddressField
          address={choice.address}
          onAddress={(address) => onChoice({kind: 'own', address})}
          onTyped={onOwnAddress}
        />
      )}
    </div>
  );
}
