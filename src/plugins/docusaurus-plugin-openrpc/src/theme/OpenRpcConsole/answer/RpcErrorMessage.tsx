import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {listedError} from '../../../console/answer/listedError';
import {toRevertReason} from '../../../console/answer/revertReason';
import {sliceText} from '../../../console/answer/shownText';
import type {Dialect} from '../../../console/model';
import {codeAddress, type ErrorLinks} from '../../../errorLinks';
import type {JsonRpcError} from '../../../outcome';
import type {RpcMethod} from '../../../reference';
import {InlineText} from '../../OpenRpcMethod/Text';
import MessageParts from './MessageParts';
import PlainText from './PlainText';
import {codeMeaning, explainedCode} from './codeMessages';
import {revertText} from './revertText';
import styles from './message.module.css';

/** A node's longer messages are complete only in the raw text. */
const MAX_WORDS = 2_000;

function Words({text}: {text: string}): ReactNode {
  return (
    <blockquote className={styles.words}>
      <PlainText text={text.length > MAX_WORDS ? `${sliceText(text, 0, MAX_WORDS)}…` : text} />
    </blockquote>
  );
}

function More({address, code}: {address: string; code: number}): ReactNode {
  return (
    <Link to={address}>
      <Translate
        id="openrpc.console.answer.error.more"
        description="Link from an error to the page that explains its code"
        values={{code: String(code)}}
      >
        {'Everything about error {code}'}
      </Translate>
    </Link>
  );
}

interface RpcErrorMessageProps {
  error: JsonRpcError;
  method: RpcMethod;
  dialect: Dialect;
  errorLinks: ErrorLinks | undefined;
}

/**
 * An error of the node: its code, its own words as text, and cause and fix as the method's page has them, else what the
 * code means in general; and where the site explains the code.
 */
export default function RpcErrorMessage({error, method, dialect, errorLinks}: RpcErrorMessageProps): ReactNode {
  const code = explainedCode(error, dialect);
  const listed = listedError(method.errors, {...error, code});
  const general = codeMeaning(code, dialect);
  const reason = toRevertReason(error.data);
  const address = codeAddress(errorLinks, error.code);
  const what = translate(
    {
      id: 'openrpc.console.answer.error.what',
      message: 'The node returned error {code} with this message:',
      description: 'Outcome; the words follow',
    },
    {code: error.code},
  );
  return (
    <MessageParts
      what={what}
      why={<InlineText text={listed?.cause ?? general.why} />}
      cure={<InlineText text={listed?.cure ?? general.cure} />}
      more={address !== undefined && <More address={address} code={error.code} />}
    >
      {error.message !== '' && <Words text={error.message} />}
      {reason && (
        <>
          <p>{revertText(reason)}</p>
          {reason.kind === 'words' && <Words text={reason.text} />}
        </>
      )}
    </MessageParts>
  );
}
