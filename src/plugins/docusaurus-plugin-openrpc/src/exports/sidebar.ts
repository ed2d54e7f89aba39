/** `docusaurus-plugin-openrpc/sidebar`: the entries of a reference for sidebars.ts. */
export {rpcSidebarItems} from '../sidebar';
