import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import Heading from '@theme/Heading';
import type {IndexPageProps} from '../../routes';
import Text from '../OpenRpcMethod/Text';
import {matchingNamespaces} from './matchingNamespaces';
import styles from './styles.module.css';

/** Every method by namespace; what is typed keeps those whose name or summary has it. */
export default function OpenRpcIndexPage({title, description, documentUrl, namespaces}: IndexPageProps): ReactNode {
  const [query, setQuery] = useState('');
  const shown = matchingNamespaces(namespaces, query);
  const count = shown.reduce((sum, {methods}) => sum + methods.length, 0);
  return (
    <article className="theme-doc-markdown markdown" data-pagefind-body>
      <PageMetadata title={title} description={description} />
      <DocBreadcrumbs />
      <Heading as="h1">{title}</Heading>
      <Text text={description} />
      <p>
        <label className={styles.label} htmlFor="openrpc-filter">
          <Translate id="openrpc.filter" description="Label of the field that filters the list of methods">
            Filter methods
          </Translate>
        </label>
        <input
          id="openrpc-filter"
          className={styles.filter}
          type="search"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <span role="status" className={styles.count}>
          {translate({id: 'openrpc.filter.count', message: '{count} methods', description: 'How many methods the filter leaves'}, {count: String(count)})}
        </span>
      </p>
      {shown.map(({name, description: text, methods}) => (
        <section key={name}>
          <Heading as="h2" id={name}>
            {name}
          </Heading>
          <Text text={text} />
          <ul className={styles.methods}>
            {methods.map((method) => (
              <li key={method.name}>
                <Link to={method.permalink}>
                  <code>{method.name}</code>
                </Link>{' '}
                {method.summary}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <Link to={`pathname://${documentUrl}`}>openrpc.json</Link>
      </p>
    </article>
  );
}
