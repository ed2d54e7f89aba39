import {useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {toPermalink} from '../../console/memory/permalink';
import {MAX_BATCH_CALLS} from '../../console/transport/batch';
import {holdsSecret} from '../../console/transport/effects';
import {isGuarded} from '../../exposure';
import type {JsonRpcRequest} from '../../jsonRpcRequest';
import {isSubscribing} from '../../subscriptions';
import ActionBar from './ActionBar';
import {isOpen} from './useSubscription';
import type {ConsoleModel, ConsoleViewProps} from './useConsole';
import {useDropPermalink} from './usePermalink';
import styles from './controls.module.css';

interface RequestActionsProps extends ConsoleViewProps {
  model: ConsoleModel;
}

const addedText = (count: number): string =>
  translate(
    {
      id: 'openrpc.console.batch.added',
      message: 'Added to the batch. Calls in it: {count}.',
      description: 'After a call was put into the batch',
    },
    {count: String(count)},
  );

const fullText = (): string =>
  translate(
    {
      id: 'openrpc.console.batch.full',
      message: 'Not added: the batch is full. It holds {max} calls; send it or take some out.',
      description: 'After a call could not be put into the batch',
    },
    {max: String(MAX_BATCH_CALLS)},
  );

const copiedText = (): string =>
  translate({
    id: 'openrpc.console.link.copied',
    message: 'The link is copied.',
    description: 'After the link to a request was copied',
  });

const tooLongText = (): string =>
  translate({
    id: 'openrpc.console.link.tooLong',
    message: 'There is no link: the request is too long for one. Copy it as code instead.',
    description: 'In place of a link to a request',
  });

const secretText = (): string =>
  translate({
    id: 'openrpc.console.link.secret',
    message:
      'There is no link: this method is for the operator of a node or takes a passphrase or key, and links are passed on. Pass on the method’s name alone.',
    description: 'In place of a link to a request',
  });

const aloneText = (): string =>
  translate({
    id: 'openrpc.console.batch.alone',
    message: 'Not added: this method is for the operator of a node. Send its calls one by one.',
    description: 'After a call could not be put into the batch',
  });

const faultyText = (): string =>
  translate({
    id: 'openrpc.console.faulty',
    message: 'The values have faults, so there is no request yet. Correct them first.',
    description: 'In place of a link to a request, or of a call for the batch',
  });

/** What can be done with the request, and what came of it where that is not an answer. */
export default function RequestActions({method, announce, model}: RequestActionsProps): ReactNode {
  const {form, route, batch, subscription} = model;
  const dropPermalink = useDropPermalink();
  const [said, setSaid] = useState('');
  const [link, setLink] = useState<string>();
  const say = (text: string): void => {
    setSaid(text);
    announce(text);
  };
  const copyLink = async (request: JsonRpcRequest, endpointId: string | undefined): Promise<void> => {
    if (isGuarded(method) || holdsSecret(request.method)) {
      say(secretText());
      return;
    }
    const permalink = toPermalink({params: request.params, ...(endpointId !== undefined && {endpointId})});
    if (!permalink.ok) {
      say(tooLongText());
      return;
    }
    const {origin, pathname, search} = window.location;
    const address = origin + pathname + search + permalink.hash;
    try {
      await navigator.clipboard.writeText(address);
      say(copiedText());
    } catch {
      setLink(address);
    }
  };
  const addToBatch = (request: JsonRpcRequest): void => {
    const refusal = batch.add([{method: request.method, params: request.params}]);
    say(refusal === undefined ? addedText(batch.calls.length + 1) : refusal === 'full' ? fullText() : aloneText());
  };
  const withRequest = (act: (request: JsonRpcRequest) => void): void => {
    setSaid('');
    setLink(undefined);
    if (form.request) act(form.request);
    else say(faultyText());
  };
  const reset = (): void => {
    dropPermalink();
    form.dispatch({type: 'fill', by: 'reset'});
  };
  return (
    <>
      <ActionBar
        isSending={form.state.run.kind === 'sending'}
        isSubscribing={isSubscribing(method.name) && route.connection?.target.kind === 'webSocket'}
        isOpen={isOpen(subscription.state)}
        onSend={model.send}
        onStop={subscription.stop}
        onCopyLink={() => withRequest((request) => void copyLink(request, route.connection?.endpointId))}
        onAddToBatch={() => withRequest(addToBatch)}
        onReset={reset}
      />
      {said !== '' && <p className={styles.hint}>{said}</p>}
      {link !== undefined && (
        <label className={styles.wideField}>
          <span className={styles.label}>
            {translate({
              id: 'openrpc.console.link.byHand',
              message: 'The browser did not let the page copy. Copy the link from here:',
              description: 'Label of the field with a link, where the browser does not let the page copy it',
            })}
          </span>
          <input className={styles.input} readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </>
  );
}
