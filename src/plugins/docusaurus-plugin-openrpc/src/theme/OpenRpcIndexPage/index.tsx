import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {PageMetadata} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import Heading from '@theme/Heading';
import {plainWords} from '../../plainWords';
import type {IndexPageProps} from '../../routes';
import Text from '../OpenRpcMethod/Text';
import FilterCount from './FilterCount';
import {matchingNamespaces} from './matchingNamespaces';
import MethodRow from './MethodRow';
import styles from './styles.module.css';

/** Every method by namespace, each of which folds; what is typed keeps those whose name or summary has it. */
export default function OpenRpcIndexPage({title, description, documentUrl, namespaces}: IndexPageProps): ReactNode {
  const [query, setQuery] = useState('');
  const {collectAnchor} = useBrokenLinks();
  for (const {name} of namespaces) collectAnchor(name);
  // A section that a reader has folded opens where the filter comes or goes: it is then another element, and the
  // browser does the rest.
  const phase = query.trim() === '' ? 'all' : 'filtered';
  const shown = matchingNamespaces(namespaces, query);
  return (
    <article className="theme-doc-markdown markdown" data-search-body>
      <PageMetadata title={title} {...(description !== undefined && {description: plainWords(description)})} />
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
        <FilterCount count={shown.reduce((sum, {methods}) => sum + methods.length, 0)} />
      </p>
      {shown.map(({name, description: text, methods}) => (
        <details key={`${phase} ${name}`} className={styles.namespace} open>
          <summary className={styles.summary}>
            {/* Not the theme's heading, whose link to itself would be a control inside a control. */}
            <h2 id={name}>{name}</h2>
          </summary>
          <Text text={text} />
          <ul className={styles.methods}>
            {methods.map((method) => (
              <MethodRow key={method.name} method={method} />
            ))}
          </ul>
        </details>
      ))}
      <p>
        <Link to={`pathname://${documentUrl}`}>openrpc.json</Link>
      </p>
    </article>
  );
}
