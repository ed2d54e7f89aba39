/** `docusaurus-plugin-openrpc/hex-address`: the checksum of an eSpace address. */
export {checkHexAddress} from '../console/values/hexAddress';
