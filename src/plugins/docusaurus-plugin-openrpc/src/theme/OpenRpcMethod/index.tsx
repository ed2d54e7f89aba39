import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {MethodPageProps} from '../../routes';
import OpenRpcType from '../OpenRpcType';
import NamedTypes from '../OpenRpcType/NamedTypes';
import Errors from './Errors';
import Examples from './Examples';
import MethodFacts from './MethodFacts';
import Parameters from './Parameters';
import {sectionTitles} from './sectionTitles';
import Text from './Text';
import styles from './styles.module.css';

/** Everything that is known of one method, readable without scripts: what it does, what it takes, answers and refuses. */
export default function OpenRpcMethod({method, servers, documentUrl, editUrl}: MethodPageProps): ReactNode {
  const titles = sectionTitles();
  return (
    <>
      <header>
        <Heading as="h1" className={styles.name}>
          {method.name}
        </Heading>
        <p className={styles.summary}>{method.summary}</p>
      </header>
      <MethodFacts method={method} />
      <Text text={method.description} />
      <Heading as="h2" id="parameters">
        {titles.parameters}
      </Heading>
      <Parameters method={method} />
      <Heading as="h2" id="result">
        {titles.result}
      </Heading>
      {method.result ? (
        <>
          <Text text={method.result.description} />
          <OpenRpcType type={method.result.type} />
        </>
      ) : (
        <p>
          <Translate id="openrpc.result.none" description="For a method that answers nothing">
            This method gives no result.
          </Translate>
        </p>
      )}
      <NamedTypes types={method.types} />
      <Errors errors={method.errors} title={titles.errors} />
      <Examples method={method} server={servers[0]} title={titles.examples} />
      <p className={styles.foot}>
        <Link to={`pathname://${documentUrl}`}>
          <Translate id="openrpc.document" description="Link to the OpenRPC document as a file">
            The OpenRPC document of all methods
          </Translate>
        </Link>
        {editUrl !== undefined && (
          <>
            {' · '}
            <Link to={editUrl}>
              <Translate id="openrpc.edit" description="Link to the source of the document">
                Propose a change
              </Translate>
            </Link>
          </>
        )}
      </p>
    </>
  );
}
