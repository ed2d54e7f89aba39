import {useMDXComponents} from '@mdx-js/react';
import type {ComponentProps, ComponentType} from 'react';

type Name = 'table' | 'th' | 'td' | 'pre' | 'code';
type Part<One extends Name> = ComponentType<ComponentProps<One>> | One;

/** A page's own component for an element, or the plain element where it has none. */
function partOf<One extends Name>(given: unknown, plain: One): Part<One> {
  const isComponent = (part: unknown): part is ComponentType<ComponentProps<One>> => typeof part === 'function';
  return isComponent(given) ? given : plain;
}

/**
 * What the page around uses for tables and blocks of code, or the plain elements outside of one. The page has loaded
 * them already: an import of the theme's would send a second copy of their scripts and styles with each page.
 */
export function usePageParts(): {
  Table: Part<'table'>;
  Th: Part<'th'>;
  Td: Part<'td'>;
  Pre: Part<'pre'>;
  Code: Part<'code'>;
} {
  const {table, th, td, pre, code} = useMDXComponents();
  return {
    Table: partOf(table, 'table'),
    Th: partOf(th, 'th'),
    Td: partOf(td, 'td'),
    Pre: partOf(pre, 'pre'),
    Code: partOf(code, 'code'),
  };
}
