/**
 * `docusaurus-plugin-openrpc/joined`: reads the files of a document and joins them with its recordings, without looking
 * for faults in it.
 */
export {readJoined} from '../joining/readJoined';
