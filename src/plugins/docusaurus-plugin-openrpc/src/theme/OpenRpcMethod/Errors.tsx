import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {RpcError} from '../../reference';
import type {MarkdownText} from '../../markdown';
import Text, {InlineText} from './Text';

/** Whether a text has a list, whose entries need lines of their own. */
const isListed = (text: MarkdownText): boolean => typeof text !== 'string' && text.some((block) => 'list' in block);

/** The errors that a method can give: code and words of the node, cause and fix. */
export default function Errors({errors, title}: {errors: RpcError[]; title: string}): ReactNode {
  if (errors.length === 0) return null;
  return (
    <>
      <Heading as="h2" id="errors">
        {title}
      </Heading>
      <dl>
        {errors.map(({code, message, cause, cure}) => (
          <div key={`${code} ${message}`}>
            <dt>
              <code>{code}</code> <code>{message}</code>
            </dt>
            {cause !== undefined && <dd>{isListed(cause) ? <Text text={cause} /> : <InlineText text={cause} />}</dd>}
            {cure !== undefined && (
              <dd>
                <strong>
                  <Translate id="openrpc.cure" description="Before what to do about an error">
                    What to do:
                  </Translate>
                </strong>{' '}
                <InlineText text={cure} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}
