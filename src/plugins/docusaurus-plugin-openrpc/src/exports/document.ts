/**
 * `docusaurus-plugin-openrpc/document`: from an OpenRPC document to the reference that pages show, its texts and their
 * translation.
 */
export {parseDocument, readDocument} from '../document';
export {parseMarkdown, type MarkdownBlock, type MarkdownInline, type MarkdownText} from '../markdown';
export type {RpcAvailability, RpcMethod, RpcNodeGroup, RpcReference, TypeNode} from '../reference';
export {mapReference} from '../texts';
export {toReference} from '../toReference';
export {translateInstance} from '../translations';
export {isShared} from '../typeParts';
