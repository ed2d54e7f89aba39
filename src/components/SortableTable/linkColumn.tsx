import Link from '@docusaurus/Link';
import type {Column} from './sortRows';

interface Linked {
  label: string;
  href: string;
}

/** The column that names each row by its page; `languageAt` says in which language that page is, where it is not the reader's. */
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
