import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {withEscapes} from '../../../console/answer/shownText';
import type {BatchCall} from '../../../console/batch';
import type {Pasted} from '../../../console/draft/pasted';
import {isRecord} from '../../../jsonPointer';
import {requestAddress} from '../requestAddress';
import {useForm} from './formState';
import controls from './control.module.css';

interface PastedNoticeProps {
  pasted: Pasted;
  /** The method of this page. */
  method: string;
  onBatch: (calls: readonly BatchCall[]) => void;
}

function OtherMethod({
  pasted,
  method,
}: Omit<PastedNoticeProps, 'pasted' | 'onBatch'> & {pasted: Extract<Pasted, {kind: 'request'}>}): ReactNode {
  const name = <code>{withEscapes(pasted.method)}</code>;
  const params: unknown = JSON.parse(pasted.params);
  const address = requestAddress(useForm().pages, {
    method: pasted.method,
    params: Array.isArray(params) || isRecord(params) ? params : [],
  });
  const other =
    address === undefined ? (
      name
    ) : (
      <Link to={address} autoAddBaseUrl={false}>
        {name}
      </Link>
    );
  return (
    <p key="other">
      <Translate
        id="openrpc.console.pasted.other"
        description="Below the box with the parameters as JSON, where a request of another method was pasted; other is a link to that one"
        values={{other, method: <code>{method}</code>}}
      >
        {'This is a request of {other}. This page calls {method}. Open the other method’s page to send it.'}
      </Translate>
    </p>
  );
}

/** What was pasted in place of parameters, and where it can go. */
export default function PastedNotice({pasted, onBatch, ...rest}: PastedNoticeProps): ReactNode {
  if (pasted.kind === 'request') return <OtherMethod {...rest} pasted={pasted} />;
  if (pasted.kind === 'command') {
    return (
      <p key="command">
        <Translate
          id="openrpc.console.pasted.command"
          description="Below the box with the parameters as JSON, where a command was pasted"
        >
          This is a cURL command, and its data contains no JSON-RPC request. Paste the parameters, a request, or a
          command with one after -d or --data.
        </Translate>
      </p>
    );
  }
  const {calls} = pasted;
  return (
    <p key="batch">
      <Translate
        id="openrpc.console.pasted.batch"
        description="Below the box with the parameters as JSON, where a batch was pasted; a button follows"
        values={{count: String(calls.length)}}
      >
        {'This is a batch of {count} requests. The form holds one.'}
      </Translate>{' '}
      <button type="button" className={controls.button} onClick={() => onBatch(calls)}>
        <Translate
          id="openrpc.console.pasted.toBatch"
          description="Button: puts the pasted requests into the batch further down"
        >
          Add them to the batch
        </Translate>
      </button>
    </p>
  );
}
