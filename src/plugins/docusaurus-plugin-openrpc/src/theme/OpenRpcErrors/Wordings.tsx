import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ErrorCase, ErrorWords} from '../../errorReference';
import {InlineText} from '../OpenRpcMethod/Text';
import styles from './styles.module.css';

/** More wordings than these are folded. */
const MAX_OPEN = 3;

function Methods({names, base}: {names: readonly string[]; base: string}): ReactNode {
  return (
    <span className={styles.methods}>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <Link to={`${base}/${name.toLowerCase()}#errors`}>
            <code>{name}</code>
          </Link>
        </Fragment>
      ))}
    </span>
  );
}

function Case({case: {cause, cure, methods}, base}: {case: ErrorCase; base: string}): ReactNode {
  return (
    <dd>
      {cause !== undefined && <InlineText text={cause} />}{' '}
      {cure !== undefined && (
        <>
          <strong>
            <Translate id="openrpc.cure" description="Before what to do about an error">
              What to do:
            </Translate>
          </strong>{' '}
          <InlineText text={cure} />{' '}
        </>
      )}
      <Methods names={methods} base={base} />
    </dd>
  );
}

/** What a node says with a code, in its words, with what they mean method by method. */
export default function Wordings({words, base}: {words: readonly ErrorWords[]; base: string}): ReactNode {
  const {selectMessage} = usePluralForm();
  if (words.length === 0) return null;
  const forms = translate(
    {
      id: 'openrpc.errors.words',
      message: 'One wording, with the methods that use it|{count} wordings, each with the methods that use it',
      description: 'Above what a node says with an error code: the plural forms of the language, separated by |',
    },
    {count: words.length},
  );
  return (
    <details className={styles.words} open={words.length <= MAX_OPEN}>
      <summary>{selectMessage(words.length, forms)}</summary>
      <dl>
        {words.map(({message, cases}) => (
          <div key={message} className={styles.wording}>
            <dt>
              <code>{message}</code>
            </dt>
            {cases.map((one) => (
              <Case key={one.methods.join(' ')} case={one} base={base} />
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
