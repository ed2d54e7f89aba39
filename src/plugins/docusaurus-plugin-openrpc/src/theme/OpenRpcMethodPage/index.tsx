import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import type {MethodPageProps} from '../../routes';
import OpenRpcConsole from '../OpenRpcConsole';
import OpenRpcMethod from '../OpenRpcMethod';

/** The page of one method inside the docs layout: breadcrumbs, the method with its console, previous and next. */
export default function OpenRpcMethodPage(props: MethodPageProps): ReactNode {
  const {method, reference, previous, next} = props;
  const title = translate(
    {
      id: 'openrpc.page.title',
      message: '{method}, {reference}',
      description: 'Title of a method page in the browser and in search engines',
    },
    {method: method.name, reference},
  );
  return (
    <>
      <PageMetadata title={title} description={method.summary} />
      <OpenRpcMethod {...props} breadcrumbs={<DocBreadcrumbs />}>
        <OpenRpcConsole {...props} />
      </OpenRpcMethod>
      <DocPaginator previous={previous} next={next} />
    </>
  );
}
