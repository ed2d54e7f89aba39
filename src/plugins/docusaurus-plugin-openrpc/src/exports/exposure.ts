/** `docusaurus-plugin-openrpc/exposure`: where the console may send a call, and what it must not send there. */
export {refusalOf} from '../console/batch';
export {toConnection, type Choice, type Connection} from '../console/connection';
export {onNetwork} from '../console/exampleValues';
export {holdsSecret} from '../console/transport/effects';
export {addressFor, addressOn, endpointsFor, exposureOf, guardedNames, isGuarded} from '../exposure';
