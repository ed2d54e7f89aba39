/** `docusaurus-plugin-openrpc/snippets`: the call of a method, and small programs that make it. */
export {buildRequest, type JsonRpcRequest} from '../jsonRpcRequest';
export {snippetLanguagesOf, toSnippet, type SnippetLanguage} from '../snippets';
export {isSubscription} from '../subscriptions';
