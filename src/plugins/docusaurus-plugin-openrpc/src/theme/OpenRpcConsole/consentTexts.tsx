import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {withEscapes} from '../../console/answer/shownText';
import type {Consent} from './ConsentDialog';

/** The title of the dialog: the question to the reader. */
export function questionText(consent: Consent): string {
  if (consent.kind === 'guard') {
    return translate(
      {
        id: 'openrpc.console.ask.guard',
        message: 'Send this to {host}?',
        description: 'Title of the dialog before a call of a node’s operator goes to another machine',
      },
      {host: withEscapes(consent.host)},
    );
  }
  switch (consent.effect) {
    case 'sends':
      return translate({
        id: 'openrpc.console.ask.sends',
        message: 'Send this transaction?',
        description: 'Title of the dialog before a transaction is sent',
      });
    case 'signs':
      return translate({
        id: 'openrpc.console.ask.signs',
        message: 'Have this signed?',
        description: 'Title of the dialog before something is signed',
      });
    case 'operates':
      return translate({
        id: 'openrpc.console.ask.operates',
        message: 'Do this?',
        description: 'Title of the dialog before a node or a wallet is changed or a wallet is asked for accounts',
      });
  }
}

function GuardText({host, parameters, secrets}: Extract<Consent, {kind: 'guard'}>): ReactNode {
  const names = <code translate="no">{parameters.length > 0 ? parameters.join(', ') : '[]'}</code>;
  if (secrets.length === 0) {
    return (
      <span key="guardWhy">
        <Translate
          id="openrpc.console.ask.guardWhy"
          description="In the dialog before a call of a node’s operator goes to another machine; names are those of its parameters"
          values={{host: <strong translate="no">{host}</strong>, names}}
        >
          {
            '{host} is another computer. The method and its parameters ({names}) leave this one. Go on only if the node there is yours.'
          }
        </Translate>
      </span>
    );
  }
  return (
    <span key="guardSecret">
      <Translate
        id="openrpc.console.ask.guardSecret"
        description="In the dialog before a call with a password or key goes to another machine; names are those of its parameters, secrets of those that hold a secret"
        values={{
          host: <strong translate="no">{host}</strong>,
          names,
          secrets: <code translate="no">{secrets.join(', ')}</code>,
        }}
      >
        {
          '{host} is another computer. The method and its parameters ({names}) leave this one, with what you typed as {secrets} in clear text. Whoever runs {host} can read it and use it. Go on only if the node there is yours.'
        }
      </Translate>
    </span>
  );
}

/** What the reader has to know before agreeing. */
export function WarningText(consent: Consent): ReactNode {
  if (consent.kind === 'guard') return <GuardText {...consent} />;
  if (consent.effect === 'operates') {
    return (
      <span key="operatesWhy">
        <Translate
          id="openrpc.console.ask.operatesWhy"
          description="In the dialog before a node or a wallet is changed"
        >
          This changes something on the node or in the wallet, or asks for access to it. Go on only if it is yours.
        </Translate>
      </span>
    );
  }
  return consent.isMain ? (
    <span key="main">
      <Translate
        id="openrpc.console.ask.main"
        description="In the dialog before something is sent or signed on the main network"
      >
        This is mainnet: what is sent moves real money and cannot be taken back.
      </Translate>
    </span>
  ) : (
    <span key="sendsWhy">
      <Translate
        id="openrpc.console.ask.sendsWhy"
        description="In the dialog before something is sent or signed on another network than the main one"
      >
        What is sent or signed cannot be taken back. Check each value.
      </Translate>
    </span>
  );
}
