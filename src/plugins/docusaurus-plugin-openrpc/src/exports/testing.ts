/** `docusaurus-plugin-openrpc/testing`: runs the plugin's code without a browser, for tests and programs of Node.js. */
export {importValidators} from '../testing/importValidators';
export {webSocket} from '../testing/socketClient';
