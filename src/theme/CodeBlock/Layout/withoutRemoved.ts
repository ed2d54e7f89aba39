import type {CodeBlockMetadata} from '@docusaurus/theme-common/internal';

/** What is copied of a block: of a diff, the code as it is after it. */
export function withoutRemoved(metadata: CodeBlockMetadata): CodeBlockMetadata {
  const isRemoved = (index: number): boolean =>
    metadata.lineClassNames[index]?.includes('theme-code-block-removed-line') ?? false;
  const lines = metadata.code.split('\n');
  return lines.some((_, index) => isRemoved(index))
    ? {...metadata, code: lines.filter((_, index) => !isRemoved(index)).join('\n')}
    : metadata;
}
