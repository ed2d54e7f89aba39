import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {listedError} from '../../../console/answer/listedError';
import {toRevertReason} from '../../../console/answer/revertReason';
import {sliceText} from '../../../console/answer/shownText';
import type {Dialect} from '../../../console/model';
import type {JsonRpcError} from '../../../outcome';
import type {RpcMethod} from '../../../reference';
import {InlineText} from '../../OpenRpcMethod/Text';
import MessageParts from './MessageParts';
import PlainText from './PlainText';
import {codeMeaning} from './codeMessages';
import {revertText} from './revertText';
import styles from './message.module.css';

/** Longer words of a node stand in the raw text. */
const MAX_WORDS = 2_000;

function Words({text}: {text: string}): ReactNode {
  return (
    <blockquote className={styles.words}>
      <PlainText text={text.length > MAX_WORDS ? `${sliceText(text, 0, MAX_WORDS)}…` : text} />
    </blockquote>
  );
}

/** An error of the node: its code, its own words as text, and cause and cure as the method's page has them, else what the code means in general. */
export default function RpcErrorMessage({error, method, dialect}: {error: JsonRpcError; method: RpcMethod; dialect: Dialect}): ReactNode {
  const listed = listedError(method.errors, error);
  const general = codeMeaning(error.code, dialect);
  const reason = toRevertReason(error.data);
  const what = translate(
    {id: 'openrpc.console.answer.error.what', message: 'The node answered with error {code}, in its own words:', description: 'Outcome; the words follow'},
    {code: error.code},
  );
  return (
    <MessageParts what={what} why={<InlineText text={listed?.cause ?? general.why} />} cure={<InlineText text={listed?.cure ?? general.cure} />}>
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
