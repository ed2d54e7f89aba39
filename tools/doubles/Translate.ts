import type {ReactNode} from 'react';

/** Docusaurus' `<Translate>` without a site: its children unchanged. */
export default function Translate({children}: {children?: ReactNode}): ReactNode {
  return children;
}

/** Docusaurus' `translate` without a site: the English message, its gaps filled. */
export function translate({message}: {message: string}, values: Record<string, string> = {}): string {
  return message.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
}
