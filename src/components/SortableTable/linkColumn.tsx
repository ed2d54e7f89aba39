import Link from '@docusaurus/Link';
import type {Column} from './sortRows';

interface Linked {
  label: string;
  href: string;
}

/**
 * The column with a link to each row's page; `languageAt` gives the language of that page if it is not the reader's.
 */
export const linkColumn = (head: string, languageAt: (href: string) => string | undefined): Column<Linked> => ({
  key: 'label',
  head,
  value: ({label}) => label,
  cell: ({label, href}) => (
    <Link to={href} lang={languageAt(href)}>
      {label}
    </Link>
  ),
});
