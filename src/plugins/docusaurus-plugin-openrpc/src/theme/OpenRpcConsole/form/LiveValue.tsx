import {useEffect, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {toDraft} from '../../../console/draft/toDraft';
import {askValue, MAX_BLOCKS} from '../../../console/live/askValue';
import type {LiveKind} from '../../../console/live/liveKind';
import type {Draft} from '../../../console/model';
import {networkText} from '../networkText';
import {focusSoon} from './focusPlace';
import {useForm} from './formState';
import type {LiveButtonProps} from './LiveButton';
import {typeInto} from './typeInto';
import styles from './control.module.css';

type Asked =
  | {kind: 'no-network'}
  | {kind: 'asking' | 'none' | 'no-answer'; network: string}
  | {kind: 'found'; network: string; before: Draft};

function askedText(asked: Asked): string {
  switch (asked.kind) {
    case 'no-network':
      return translate({
        id: 'openrpc.console.live.noNetwork',
        message: 'Choose where to send first.',
        description: 'Beside a field that a network was to fill in, while none is chosen',
      });
    case 'asking':
      return translate(
        {
          id: 'openrpc.console.live.asking',
          message: 'Asking {network}…',
          description: 'Beside a field, while a network is asked for its value, such as: Testnet (71)',
        },
        {network: asked.network},
      );
    case 'found':
      return translate(
        {
          id: 'openrpc.console.live.found',
          message: 'Filled in from {network}.',
          description: 'Beside a field, after a network gave its value, such as: Testnet (71)',
        },
        {network: asked.network},
      );
    case 'none':
      return translate(
        {
          id: 'openrpc.console.live.none',
          message:
            'Nothing found: the newest {count} blocks of {network} have nothing that fits. Send a transaction there, or choose another network.',
          description: 'Beside a field, after a network was asked for its value',
        },
        {network: asked.network, count: String(MAX_BLOCKS)},
      );
    case 'no-answer':
      return translate(
        {
          id: 'openrpc.console.live.noAnswer',
          message:
            'No usable response from {network}. Check that the node runs and that you are connected, or choose another network.',
          description: 'Beside a field, after a network was asked for its value',
        },
        {network: asked.network},
      );
  }
}

/** Asks the network in use when the button was pressed, once, and says what came of it. */
function useAsked({id, type, draft, onDraft, whole, kind}: LiveValueProps): Asked {
  const {context, connection} = useForm();
  const [asked, setAsked] = useState<Asked>(() =>
    connection ? {kind: 'asking', network: networkText(connection)} : {kind: 'no-network'},
  );
  // What stands in the field once the answer is there, not when the button was pressed.
  const now = useRef({draft, onDraft, whole});
  useEffect(() => {
    now.current = {draft, onDraft, whole};
  });
  useEffect(() => {
    if (!connection) return undefined;
    const stop = new AbortController();
    const network = networkText(connection);
    void askValue(kind, {target: connection.target, dialect: context.dialect}, {signal: stop.signal}).then((answer) => {
      if (stop.signal.aborted) return;
      if (answer.kind !== 'found') {
        setAsked({kind: answer.kind, network});
        return;
      }
      const before = now.current.whole;
      const next = toDraft(type, answer.value, context);
      if (!typeInto(id, now.current.draft, next)) now.current.onDraft(next);
      setAsked({kind: 'found', network, before});
    });
    return () => stop.abort();
    // Each press makes this anew: it asks what is in use then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return asked;
}

export interface LiveValueProps extends LiveButtonProps {
  kind: LiveKind;
}

/** What comes of asking the network for a field's value, with the way back to what stood there; made at each press. */
export default function LiveValue(props: LiveValueProps): ReactNode {
  const asked = useAsked(props);
  const [isBack, setBack] = useState(false);
  const {id, onPutBack} = props;
  return (
    <>
      <span role="status">{!isBack && <span key={asked.kind}>{askedText(asked)}</span>}</span>
      {!isBack && asked.kind === 'found' && (
        <button
          type="button"
          className={styles.live}
          onClick={() => {
            setBack(true);
            onPutBack(asked.before);
            focusSoon(`${id}/chosen`, id);
          }}
        >
          <Translate
            id="openrpc.console.putBack"
            description="Button: put back what stood in the form before it was filled"
          >
            Put back what was there
          </Translate>
        </button>
      )}
    </>
  );
}
