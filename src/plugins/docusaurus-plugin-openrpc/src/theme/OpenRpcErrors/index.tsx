import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {codeAnchor} from '../../errorLinks';
import type {ErrorCodeEntry, ErrorReferenceData} from '../../errorReference';
import {InlineText} from '../OpenRpcMethod/Text';
import CodeTable from './CodeTable';
import {codesOf} from './contents';
import Recorded from './Recorded';
import Wordings from './Wordings';

function Code({entry, base}: {entry: ErrorCodeEntry; base: string}): ReactNode {
  const {code, title, cause, cure, words} = entry;
  return (
    <>
      <Heading as="h3" id={codeAnchor(code)}>
        {code}: {title}
      </Heading>
      <p>
        <InlineText text={cause} />
      </p>
      <p>
        <strong>
          <Translate id="openrpc.cure" description="Before what to do about an error">
            What to do:
          </Translate>
        </strong>{' '}
        <InlineText text={cure} />
      </p>
      <Recorded code={entry} base={base} />
      <Wordings words={words} base={base} />
    </>
  );
}

/** What an error reference shows: its data, which the build writes, and which of the two kinds of codes. */
export interface OpenRpcErrorsProps extends ErrorReferenceData {
  /** Shows statuses of HTTP in place of codes of JSON-RPC. */
  http?: boolean;
}

/**
 * The error codes of an instance, each with an anchor, cause, fix, a recorded request and answer, and the methods that
 * give it.
 */
export default function OpenRpcErrors({http = false, ...data}: OpenRpcErrorsProps): ReactNode {
  const shown = codesOf(data, http);
  return (
    <>
      <CodeTable codes={shown} />
      {shown.map((entry) => (
        <Code key={entry.code} entry={entry} base={data.base} />
      ))}
    </>
  );
}
