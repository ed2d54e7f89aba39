import {useId, type KeyboardEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {
  checkOwnAddress,
  MAX_ADDRESS_LENGTH,
  mayHoldKey,
  type OwnAddressFault,
} from '../../console/transport/ownAddress';
import {OWN_ADDRESS_ID} from './EndpointPicker';
import styles from './controls.module.css';

function faultText(fault: OwnAddressFault): string {
  switch (fault) {
    case 'empty':
      return translate({
        id: 'openrpc.console.own.empty',
        message:
          'There is no address yet. Type that of your node, such as https://rpc.example.org or http://localhost:12537.',
        description: 'Why an address of one’s own is not taken',
      });
    case 'form':
      return translate({
        id: 'openrpc.console.own.form',
        message: 'This is not an address: it lacks a scheme or a host. Write it as https://rpc.example.org.',
        description: 'Why an address of one’s own is not taken',
      });
    case 'scheme':
      return translate({
        id: 'openrpc.console.own.scheme',
        message: 'A node is not reached by this scheme. Begin the address with https:// or wss://.',
        description: 'Why an address of one’s own is not taken',
      });
    case 'insecure':
      return translate({
        id: 'openrpc.console.own.insecure',
        message:
          'Without encryption others on the way could read and change what you send. Use https:// or wss://; only a node on this machine may go without.',
        description: 'Why an address of one’s own is not taken',
      });
    case 'loopback':
      return translate({
        id: 'openrpc.console.own.loopback',
        message:
          'A browser page can’t be allowed to reach this computer by this number. Write localhost or 127.0.0.1 in its place, with the same port.',
        description: 'Why an address of one’s own is not taken: [::1] or 127.0.0.2',
      });
    case 'credentials':
      return translate({
        id: 'openrpc.console.own.credentials',
        message:
          'The address holds a user name or password, which browsers do not send. Take it out, and give the node a key in the path if it needs one.',
        description: 'Why an address of one’s own is not taken',
      });
    case 'long':
      return translate(
        {
          id: 'openrpc.console.own.long',
          message: 'The address is longer than {max} characters, which no node needs. Check what was pasted.',
          description: 'Why an address of one’s own is not taken',
        },
        {max: String(MAX_ADDRESS_LENGTH)},
      );
  }
}

interface OwnAddressFieldProps {
  address: string;
  onAddress: (address: string) => void;
  /** Told when the reader leaves the field or presses Enter in it. */
  onTyped: () => void;
}

/** The field for an address of one's own, with the reason where it is refused. */
export default function OwnAddressField({address, onAddress, onTyped}: OwnAddressFieldProps): ReactNode {
  const reasonId = useId();
  const checked = checkOwnAddress(address);
  const enter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) onTyped();
  };
  return (
    <label className={styles.wideField}>
      <span className={styles.label}>
        <Translate id="openrpc.console.own" description="Label of the field for an address of one’s own">
          Address of your node
        </Translate>
      </span>
      <input
        id={OWN_ADDRESS_ID}
        className={styles.input}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={address}
        aria-invalid={!checked.ok && checked.fault !== 'empty'}
        aria-describedby={checked.ok ? undefined : reasonId}
        onChange={(event) => onAddress(event.target.value)}
        onKeyDown={enter}
        onBlur={onTyped}
      />
      {checked.ok && mayHoldKey(checked.url) && (
        <span className={styles.hint}>
          <Translate
            id="openrpc.console.own.kept"
            description="Below the field for an address of one’s own that seems to have an API key in it"
          >
            This browser keeps the address with the key in it. Empty the field to forget it.
          </Translate>
        </span>
      )}
      {!checked.ok && (
        <span id={reasonId} className={checked.fault === 'empty' ? styles.hint : styles.fault}>
          {faultText(checked.fault)}
        </span>
      )}
    </label>
  );
}
