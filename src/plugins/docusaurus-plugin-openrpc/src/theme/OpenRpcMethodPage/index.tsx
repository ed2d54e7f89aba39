import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata, useWindowSize} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import type {MethodPageProps} from '../../routes';
import OpenRpcMethod from '../OpenRpcMethod';
import {sectionTitles} from '../OpenRpcMethod/sectionTitles';

/** The page of one method inside the docs layout: breadcrumbs, the method, previous and next, contents. */
export default function OpenRpcMethodPage(props: MethodPageProps): ReactNode {
  const {method, previous, next} = props;
  const windowSize = useWindowSize();
  const titles = sectionTitles();
  const toc = [
    {id: 'parameters', value: titles.parameters, level: 2},
    {id: 'result', value: titles.result, level: 2},
    ...(method.errors.length > 0 ? [{id: 'errors', value: titles.errors, level: 2}] : []),
    ...(method.examples.length > 0 ? [{id: 'examples', value: titles.examples, level: 2}] : []),
  ];
  const title = translate(
    {id: 'openrpc.page.title', message: '{method} JSON-RPC method', description: 'Title of a method page in the browser and in search engines'},
    {method: method.name},
  );
  return (
    <div className="row">
      <PageMetadata title={title} description={method.summary} />
      <div className="col col--9">
        <DocBreadcrumbs />
        {windowSize !== 'desktop' && <TOCCollapsible toc={toc} />}
        <article className="theme-doc-markdown markdown" data-pagefind-body>
          <OpenRpcMethod {...props} />
        </article>
        <DocPaginator previous={previous} next={next} />
      </div>
      {windowSize === 'desktop' && (
        <div className="col col--3">
          <TOC toc={toc} />
        </div>
      )}
    </div>
  );
}
