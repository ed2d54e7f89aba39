import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ErrorCodeEntry} from '../../errorReference';
import {InlineText} from '../OpenRpcMethod/Text';
import {usePageParts} from '../pageParts';
import {answerText, requestText} from './exchangeText';
import styles from './styles.module.css';

type Language = 'json' | 'http';

/** A block of code as a fence of the page makes it: its language is a class, and its text ends with a line break. */
function Fence({language, title, text}: {language: Language; title: string; text: string}): ReactNode {
  const {Pre, Code} = usePageParts();
  return (
    <Pre>
      <Code className={`language-${language}`} title={title}>
        {text.endsWith('\n') ? text : `${text}\n`}
      </Code>
    </Pre>
  );
}

/** A request and its answer: beside each other where there is room, the answer below where there isn't. */
function Pair({request, answer, language}: {request: string; answer: string; language: Language}): ReactNode {
  return (
    <div className={styles.pair}>
      <Fence
        language={language}
        title={translate({id: 'openrpc.example.request', message: 'Request', description: 'Title of a code block'})}
        text={request}
      />
      <Fence
        language={language}
        title={translate({
          id: 'openrpc.example.answer',
          message: 'Recorded response',
          description: 'Title of the code block with what a real node answered',
        })}
        text={answer}
      />
    </div>
  );
}

/** A request that provokes a code with the node's recorded answer, or why there is none. */
export default function Recorded({
  code: {exchanges = [], example, unrecorded},
  base,
}: {
  code: ErrorCodeEntry;
  base: string;
}): ReactNode {
  return (
    <>
      {exchanges.map(({name, request, answer}) => (
        <Pair key={name} request={requestText(request)} answer={answerText(answer)} language="http" />
      ))}
      {example && (
        <>
          <p>
            <Link to={`${base}/${example.method.toLowerCase()}`}>
              <code>{example.method}</code>
            </Link>
            : <InlineText text={example.summary} />
          </p>
          <Pair request={example.request} answer={example.answer} language="json" />
        </>
      )}
      {unrecorded !== undefined && (
        <p>
          <strong>
            <Translate
              id="openrpc.errors.unrecorded"
              description="Before the reason why no recording shows an error code"
            >
              Not recorded:
            </Translate>
          </strong>{' '}
          <InlineText text={unrecorded} />
        </p>
      )}
    </>
  );
}
