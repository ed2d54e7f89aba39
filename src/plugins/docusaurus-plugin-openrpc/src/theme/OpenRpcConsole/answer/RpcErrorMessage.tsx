import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {fittingCause} from '../../../console/answer/fittingCause';
import {listedError} from '../../../console/answer/listedError';
import {toRevertReason} from '../../../console/answer/revertReason';
import {sliceText} from '../../../console/answer/shownText';
import type {Dialect} from '../../../console/model';
import {codeAddress, type ErrorLinks} from '../../../errorLinks';
import type {JsonRpcError} from '../../../outcome';
import type {RpcMethod} from '../../../reference';
import Text, {InlineText} from '../../OpenRpcMethod/Text';
import type {MarkdownText} from '../../../markdown';
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

/** What the method's page says of other messages with the same code, folded. */
function OtherCauses({text}: {text: MarkdownText}): ReactNode {
  return (
    <details className={styles.others}>
      <summary>
        <Translate
          id="openrpc.console.answer.error.others"
          description="Below the cause that fits an error's message: opens the causes of other messages with the same code"
        >
          Other causes of this code
        </Translate>
      </summary>
      <Text text={text} />
    </details>
  );
}

interface RpcErrorMessageProps {
  error: JsonRpcError;
  method: RpcMethod;
  dialect: Dialect;
  errorLinks: ErrorLinks | undefined;
}

/**
 * An error of the node: its code, its own words as text, and the cause that fits them and the fix as the method's page has
 * them, else what the code means in general; and where the site explains the code.
 */
export default function RpcErrorMessage({error, method, dialect, errorLinks}: RpcErrorMessageProps): ReactNode {
  const code = explainedCode(error, dialect);
  const explained = {...error, code};
  const listed = listedError(method.errors, explained);
  const cause = listed?.cause === undefined ? undefined : fittingCause({...listed, cause: listed.cause}, explained);
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
      why={<InlineText text={cause?.first ?? general.why} />}
      cure={<InlineText text={listed?.cure ?? general.cure} />}
      others={cause?.others !== undefined && <OtherCauses text={cause.others} />}
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
