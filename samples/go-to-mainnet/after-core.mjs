// Compares the code at a Core Space address with what the compiler made, and checks its owner and its admin.
import { check, checkCode, checkNetwork, checkOwner, rpc } from './rpc.mjs';

const { CORE_RPC: url, CHAIN_ID, ADDRESS: address, OWNER, ARTIFACT } = process.env;
// #region after
checkNetwork((await rpc(url, 'cfx_getStatus')).chainId, CHAIN_ID);
checkCode(await rpc(url, 'cfx_getCode', address), ARTIFACT);

await checkOwner(OWNER, (data) => rpc(url, 'cfx_call', { to: address, data }));

const admin = await rpc(url, 'cfx_getAdmin', address);
check('admin', /:a{34}/i.test(admin ?? ''), admin ?? 'no account at this address'); // The zero address is 34 a and a checksum.
// #endregion after
