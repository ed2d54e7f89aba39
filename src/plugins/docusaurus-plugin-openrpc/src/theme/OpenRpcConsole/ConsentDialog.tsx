import {useEffect, useId, useRef, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Connection} from '../../console/connection';
import type {MethodEffect} from '../../console/transport/effects';
import type {JsonRpcRequest} from '../../request';
import {networkText} from './networkText';
import controls from './controls.module.css';
import styles from './dialog.module.css';

/** What is about to be done, for the reader to agree to. */
export interface Consent {
  effect: Exclude<MethodEffect, 'reads'>;
  /** One call, or the calls of a batch. */
  requests: readonly JsonRpcRequest[];
  connection: Connection;
  isMain: boolean;
}

function question(effect: Consent['effect']): string {
  switch (effect) {
    case 'sends':
      return translate({id: 'openrpc.console.ask.sends', message: 'Send this transaction?', description: 'Title of the dialog before a transaction is sent'});
    case 'signs':
      return translate({id: 'openrpc.console.ask.signs', message: 'Have this signed?', description: 'Title of the dialog before something is signed'});
    case 'operates':
      return translate({
        id: 'openrpc.console.ask.operates',
        message: 'Do this?',
        description: 'Title of the dialog before a node or a wallet is changed or a wallet is asked for accounts',
      });
  }
}

function Warning({effect, isMain}: Consent): ReactNode {
  if (effect === 'operates') {
    return (
      <Translate id="openrpc.console.ask.operatesWhy" description="In the dialog before a node or a wallet is changed">
        This changes something on the node or in the wallet, or asks for access to it. Go on only if it is yours.
      </Translate>
    );
  }
  return isMain ? (
    <Translate id="openrpc.console.ask.main" description="In the dialog before something is sent or signed on the main network">
      This is mainnet: what is sent moves real money and cannot be taken back.
    </Translate>
  ) : (
    <Translate id="openrpc.console.ask.sendsWhy" description="In the dialog before something is sent or signed on another network than the main one">
      What is sent or signed cannot be taken back. Check each value.
    </Translate>
  );
}

function Facts({requests, connection}: Consent): ReactNode {
  const methods = [...new Set(requests.map(({method}) => method))];
  const values = requests.map(({params}) => JSON.stringify(params, null, 2)).join('\n');
  return (
    <dl className={styles.facts}>
      <dt>
        <Translate id="openrpc.console.ask.method" description="In the dialog before sending: which method">
          Method
        </Translate>
      </dt>
      <dd translate="no">{methods.join(', ')}</dd>
      <dt>
        <Translate id="openrpc.console.ask.network" description="In the dialog before sending: which network">
          Network
        </Translate>
      </dt>
      <dd>{networkText(connection)}</dd>
      <dt>
        <Translate id="openrpc.console.ask.endpoint" description="In the dialog before sending: which address or wallet">
          Endpoint
        </Translate>
      </dt>
      <dd translate="no">{connection.address}</dd>
      <dt>
        <Translate id="openrpc.console.ask.values" description="In the dialog before sending: the parameters">
          Values
        </Translate>
      </dt>
      <dd>
        <pre className={styles.values}>{values}</pre>
      </dd>
    </dl>
  );
}

/** Asks before something is sent, signed or changed, with everything that will go out; Escape is no. */
export default function ConsentDialog({consent, onAnswer}: {consent: Consent; onAnswer: (agreed: boolean) => void}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    no.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={() => onAnswer(dialog.current?.returnValue === 'yes')}>
      <h2 id={titleId}>{question(consent.effect)}</h2>
      <p className={styles.warning}>
        <Warning {...consent} />
      </p>
      <Facts {...consent} />
      <div className={styles.buttons}>
        <button ref={no} type="button" className={controls.second} onClick={() => dialog.current?.close('no')}>
          <Translate id="openrpc.console.ask.no" description="Button of the dialog before sending: do not">
            Do not
          </Translate>
        </button>
        <button type="button" className="button button--primary" onClick={() => dialog.current?.close('yes')}>
          <Translate id="openrpc.console.ask.yes" description="Button of the dialog before sending: agree">
            Yes, go on
          </Translate>
        </button>
      </div>
    </dialog>
  );
}
