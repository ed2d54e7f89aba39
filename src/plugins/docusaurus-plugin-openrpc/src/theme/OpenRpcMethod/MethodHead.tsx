import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {spaceNameOf} from '../../console/connection';
import type {RpcMethod} from '../../reference';
import type {MethodPageProps} from '../../routes';
import Contents from './Contents';
import MethodFacts from './MethodFacts';
import MethodName from './MethodName';
import Parameters from './Parameters';
import {sectionTitles} from './sectionTitles';
import Text, {InlineText} from './Text';
import styles from './styles.module.css';

/** What differs between node versions, and how far back the method reaches: one line, if there is something. */
function History({history}: Pick<RpcMethod, 'history'>): ReactNode {
  if (history === undefined) return null;
  return (
    <p className={styles.history}>
      <strong>
        <Translate
          id="openrpc.history"
          description="Before the line on what differs between node versions and how far back a method reaches"
        >
          History:
        </Translate>
      </strong>{' '}
      <InlineText text={history} />
    </p>
  );
}

/** What a method does and what it takes. */
export default function MethodHead({method, console: {dialect, endpoints}}: MethodPageProps): ReactNode {
  return (
    <>
      <header>
        <Heading as="h1" className={styles.name} translate="no">
          <MethodName name={method.name} />
        </Heading>
        <p className={styles.summary}>{method.summary}</p>
      </header>
      <MethodFacts method={method} dialect={dialect} space={spaceNameOf(dialect, endpoints)} />
      <Contents method={method} />
      <Text text={method.description} />
      <History history={method.history} />
      <Heading as="h2" id="parameters">
        {sectionTitles().parameters}
      </Heading>
      <Parameters method={method} />
    </>
  );
}
