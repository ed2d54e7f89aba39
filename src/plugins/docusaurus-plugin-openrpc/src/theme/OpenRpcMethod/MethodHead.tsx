import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {spaceNameOf} from '../../console/connection';
import type {MethodPageProps} from '../../routes';
import Contents from './Contents';
import MethodFacts from './MethodFacts';
import MethodName from './MethodName';
import Parameters from './Parameters';
import {sectionTitles} from './sectionTitles';
import Text from './Text';
import styles from './styles.module.css';

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
      <Heading as="h2" id="parameters">
        {sectionTitles().parameters}
      </Heading>
      <Parameters method={method} />
    </>
  );
}
