import {useEffect, useId, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Connection} from '../../console/connection';
import type {MethodEffect} from '../../console/transport/effects';
import type {JsonRpcRequest} from '../../jsonRpcRequest';
import ConsentFacts from './ConsentFacts';
import {questionText, WarningText} from './consentTexts';
import controls from './controls.module.css';
import styles from './dialog.module.css';

/** Where calls go to, and what of them may be shown. */
interface Outgoing {
  /** One call, or the calls of a batch; without what is secret in them. */
  requests: readonly JsonRpcRequest[];
  connection: Connection;
}

/**
 * What is about to be done, for the reader to agree to: something that acts, or a call that is not for others going to
 * another machine.
 */
export type Consent = Outgoing &
  (
    | {kind: 'effect'; effect: Exclude<MethodEffect, 'reads'>; isMain: boolean}
    | {kind: 'guard'; host: string; parameters: readonly string[]; secrets: readonly string[]}
  );

/** Asks before something is sent, signed or changed, with everything that will go out; Escape is no. */
export default function ConsentDialog({
  consent,
  onAnswer,
}: {
  consent: Consent;
  onAnswer: (agreed: boolean) => void;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    no.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={() => onAnswer(dialog.current?.returnValue === 'yes')}
    >
      <h2 id={titleId}>{questionText(consent)}</h2>
      <p className={styles.warning}>
        <WarningText {...consent} />
      </p>
      <ConsentFacts {...consent} />
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
