/** `docusaurus-plugin-openrpc/permalink`: hashes of a method's page that open its console. */
export {OPEN_HASH} from '../theme/OpenRpcConsole/isPermalinkHash';
