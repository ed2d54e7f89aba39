/** `docusaurus-plugin-openrpc/page-parts`: what the page around a component uses for tables and code. */
export {usePageParts} from '../theme/pageParts';
