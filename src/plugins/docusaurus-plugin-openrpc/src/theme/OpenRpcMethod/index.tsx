import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {MethodPageProps} from '../../routes';
import MethodHead from './MethodHead';
import MethodRest from './MethodRest';
import {useFieldLinks} from './useFieldLinks';
import styles from './layout.module.css';

interface OpenRpcMethodProps extends MethodPageProps {
  /** The content above the method's name. */
  breadcrumbs: ReactNode;
  /** The content beside the method and in step; in one column after the parameters. */
  children: ReactNode;
}

/** Everything that is known of one method, readable without scripts. */
export default function OpenRpcMethod({breadcrumbs, children, ...props}: OpenRpcMethodProps): ReactNode {
  const article = useRef<HTMLElement>(null);
  useFieldLinks(article);
  return (
    <article ref={article} className={styles.columns} data-search-body>
      <div className={styles.head}>
        <div data-search-ignore>{breadcrumbs}</div>
        <div className="theme-doc-markdown markdown">
          <MethodHead {...props} />
        </div>
      </div>
      <div className={styles.console} data-search-ignore>
        {children}
      </div>
      <div className={clsx(styles.rest, 'theme-doc-markdown', 'markdown')}>
        <MethodRest {...props} />
      </div>
    </article>
  );
}
