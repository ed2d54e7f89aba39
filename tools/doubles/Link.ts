import {createElement, type ReactNode} from 'react';

/** Docusaurus' `<Link>` without a site: a plain link. */
export default function Link({to, children}: {to: string; children?: ReactNode}): ReactNode {
  return createElement('a', {href: to}, children);
}
