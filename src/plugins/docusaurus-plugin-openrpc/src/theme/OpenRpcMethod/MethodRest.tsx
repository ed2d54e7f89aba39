import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {MethodPageProps} from '../../routes';
import OpenRpcType from '../OpenRpcType';
import {FieldPath} from '../OpenRpcType/fieldPath';
import SharedTypes from '../OpenRpcType/SharedTypes';
import Errors from './Errors';
import Examples from './Examples';
import Notifications from './Notifications';
import {sectionTitles} from './sectionTitles';
import styles from './styles.module.css';

/** What a method returns, sends and refuses, with examples and the document that all of it comes from. */
export default function MethodRest({method, documentUrl, editUrl}: MethodPageProps): ReactNode {
  const titles = sectionTitles();
  return (
    <>
      <Heading as="h2" id="result">
        {titles.result}
      </Heading>
      {method.result ? (
        <div className={styles.result}>
          <FieldPath value="">
            <OpenRpcType type={method.result.type} words={method.result.description} />
          </FieldPath>
        </div>
      ) : (
        <p>
          <Translate id="openrpc.result.none" description="For a method that answers nothing">
            This method gives no result.
          </Translate>
        </p>
      )}
      <Notifications notifications={method.notifications} title={titles.notifications} />
      <SharedTypes method={method} />
      <Errors errors={method.errors} title={titles.errors} />
      <Examples method={method} title={titles.examples} />
      <p className={styles.foot}>
        <Link to={`pathname://${documentUrl}`}>
          <Translate id="openrpc.document" description="Link to the OpenRPC document as a file">
            The OpenRPC document of all methods
          </Translate>
        </Link>
        {editUrl !== undefined && (
          <span>
            {' · '}
            <Link to={editUrl}>
              <Translate id="openrpc.edit" description="Link to the source of the document">
                Propose a change
              </Translate>
            </Link>
          </span>
        )}
      </p>
    </>
  );
}
