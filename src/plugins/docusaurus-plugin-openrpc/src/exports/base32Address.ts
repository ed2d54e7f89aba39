/** `docusaurus-plugin-openrpc/base32-address`: Core Space addresses to and from their bytes. */
export {decodeBase32Address, encodeBase32Address} from '../console/values/base32Address';
