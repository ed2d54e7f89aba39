import {useMDXComponents} from '@mdx-js/react';
import type {ComponentProps, ComponentType} from 'react';

type Name = 'table' | 'th' | 'td' | 'code';
type Part<One extends Name> = ComponentType<ComponentProps<One>> | One;

function partOf<One extends Name>(given: unknown, plain: One): Part<One> {
  const isComponent = (part: unknown): part is ComponentType<ComponentProps<One>> => typeof part === 'function';
  return isComponent(given) ? given : plain;
}

/** What the page around uses for tables and code, which it has loaded already: an import would send a second copy of it. */
export function usePageParts(): {Table: Part<'table'>; Th: Part<'th'>; Td: Part<'td'>; Code: Part<'code'>} {
  const {table, th, td, code} = useMDXComponents();
  return {Table: partOf(table, 'table'), Th: partOf(th, 'th'), Td: partOf(td, 'td'), Code: partOf(code, 'code')};
}
