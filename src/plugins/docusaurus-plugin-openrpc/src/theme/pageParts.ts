import {useMDXComponents} from '@mdx-js/react';
import type {ComponentProps, ComponentType} from 'react';

type Part<Name extends 'table' | 'pre' | 'code'> = ComponentType<ComponentProps<Name>> | Name;

/** A page's own component for an element, or the plain element where it has none. */
function partOf<Name extends 'table' | 'pre' | 'code'>(given: unknown, plain: Name): Part<Name> {
  const isComponent = (part: unknown): part is ComponentType<ComponentProps<Name>> => typeof part === 'function';
  return isComponent(given) ? given : plain;
}

/**
 * What the page around uses for tables and blocks of code, or the plain elements outside of one. The page has loaded them already: an
 * import of the theme's would send a second copy of their scripts and styles with each page.
 */
export function usePageParts(): {Table: Part<'table'>; Pre: Part<'pre'>; Code: Part<'code'>} {
  const {table, pre, code} = useMDXComponents();
  return {Table: partOf(table, 'table'), Pre: partOf(pre, 'pre'), Code: partOf(code, 'code')};
}
