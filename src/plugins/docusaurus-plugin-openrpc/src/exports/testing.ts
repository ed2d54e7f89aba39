/** `docusaurus-plugin-openrpc/testing`: runs the plugin's code without a browser, for tests and programs of Node.js. */
export {fittingCause, isSameMessage} from '../console/answer/fittingCause';
export {listedError} from '../console/answer/listedError';
export {importValidators} from '../testing/importValidators';
export {webSocket} from '../testing/socketClient';
