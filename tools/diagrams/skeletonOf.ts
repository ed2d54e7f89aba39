import type {DiagramSource} from '../../src/markdown/diagrams/diagramSource';

/** The nodes and edges of a diagram without its words: what stays the same in every language. */
export function skeletonOf({body}: DiagramSource): string[] {
  return body.split('\n').map((line) =>
    line
      .replace(/"[^"]*"/g, '""')
      .replace(/\[[^\]*]*\]|\{[^}]*\}|\((?!\[)[^)]*\)/g, '[]')
      .replace(/\|[^|]*\|/g, '||')
      .replace(/^(\s*(?:participant|actor|state)\b.*?\bas\b).*$/, '$1')
      .replace(/:(?!:).*$/, ':')
      .trim(),
  );
}
