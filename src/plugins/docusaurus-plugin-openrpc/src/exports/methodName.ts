/** `docusaurus-plugin-openrpc/method-name`: a method's name, broken between its words. */
export {default} from '../theme/OpenRpcMethod/MethodName';
