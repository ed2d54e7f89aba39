// Compares the code at an eSpace address with what the compiler made, and asks the contract for its owner.
import { checkCode, checkNetwork, checkOwner, rpc } from './rpc.mjs';

const { ESPACE_RPC: url, CHAIN_ID, ADDRESS: address, OWNER, ARTIFACT } = process.env;
// #region after
checkNetwork(await rpc(url, 'eth_chainId'), CHAIN_ID);
checkCode(await rpc(url, 'eth_getCode', address, 'latest'), ARTIFACT);

await checkOwner(OWNER, (data) => rpc(url, 'eth_call', { to: address, data }, 'latest'));
// #endregion after
