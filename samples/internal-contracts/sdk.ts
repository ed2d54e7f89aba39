// AdminControl with js-conflux-sdk, and what its built-in ABIs lack.
import sdk from 'js-conflux-sdk';
import { ask, bob, check, deploy, internal, toBase32, toHex } from './client.js';

const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
const key =
  process.env.CORE_KEY ?? '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const contract = toBase32(await deploy('Vault'));

console.log('# #region call');
// #region call
const conflux = new sdk.Conflux({ url, networkId: 1234 }); // 1029 on mainnet, 1 on testnet
const account = conflux.wallet.addPrivateKey(key);
const adminControl = conflux.InternalContract('AdminControl');

const before: string = await adminControl.getAdmin(contract);
console.log('the deployer is the admin:', before === account.address);

const receipt = await adminControl
  .setAdmin(contract, bob.address)
  .sendTransaction({ from: account.address })
  .executed();
console.log('status', receipt.outcomeStatus, 'gas used', String(receipt.gasUsed));

const after: string = await adminControl.getAdmin(contract);
console.log('the other account is the admin:', after === bob.address);
// #endregion call
console.log('# #endregion call');
check(before === account.address && after === bob.address, 'setAdmin of js-conflux-sdk works');

// The functions in `contracts/*.rs` of the node's executor.
const NODE: Record<string, [string, string[]]> = {
  AdminControl: ['0', ['getAdmin(address)', 'setAdmin(address,address)', 'destroy(address)']],
  SponsorWhitelistControl: [
    '1',
    [
      'getSponsorForGas(address)',
      'getSponsoredBalanceForGas(address)',
      'getSponsoredGasFeeUpperBound(address)',
      'getSponsorForCollateral(address)',
      'getSponsoredBalanceForCollateral(address)',
      'isWhitelisted(address,address)',
      'isAllWhitelisted(address)',
      'addPrivilegeByAdmin(address,address[])',
      'removePrivilegeByAdmin(address,address[])',
      'setSponsorForGas(address,uint256)',
      'setSponsorForCollateral(address)',
      'addPrivilege(address[])',
      'removePrivilege(address[])',
      'getAvailableStoragePoints(address)',
    ],
  ],
  Staking: [
    '2',
    [
      'deposit(uint256)',
      'withdraw(uint256)',
      'voteLock(uint256,uint256)',
      'getStakingBalance(address)',
      'getLockedStakingBalance(address,uint256)',
      'getVotePower(address,uint256)',
    ],
  ],
  ConfluxContext: [
    '4',
    ['epochNumber()', 'posHeight()', 'finalizedEpochNumber()', 'epochHash(uint256)'],
  ],
  PoSRegister: [
    '5',
    [
      'register(bytes32,uint64,bytes,bytes,bytes[2])',
      'increaseStake(uint64)',
      'retire(uint64)',
      'getVotes(bytes32)',
      'identifierToAddress(bytes32)',
      'addressToIdentifier(address)',
    ],
  ],
  CrossSpaceCall: [
    '6',
    [
      'createEVM(bytes)',
      'transferEVM(bytes20)',
      'callEVM(bytes20,bytes)',
      'staticCallEVM(bytes20,bytes)',
      'withdrawFromMapped(uint256)',
      'mappedBalance(address)',
      'mappedNonce(address)',
      'deployEip1820()',
    ],
  ],
  ParamsControl: [
    '7',
    [
      'castVote(uint64,(uint16,uint256[3])[])',
      'readVote(address)',
      'currentRound()',
      'totalVotes(uint64)',
      'posStakeForVotes(uint64)',
    ],
  ],
};

console.log('# #region abis');
for (const [name, [last, functions]] of Object.entries(NODE)) {
  for (const signature of functions) {
    const data = sdk.format.keccak256(Buffer.from(signature)).slice(0, 10);
    const { error } = await ask('cfx_call', {
      from: bob.address,
      to: toBase32(internal(last)),
      data,
    });
    check(!error?.data?.includes('unsupported function'), `the node has ${signature}`);
  }
  let built: object;
  try {
    built = conflux.InternalContract(name as 'Staking');
  } catch (error) {
    console.log(`${name}: ${(error as Error).message}`);
    continue;
  }
  const has = Object.keys(built).filter((member) => member.includes('(') && /^[a-z]/.test(member));
  const missing = functions.filter((signature) => !has.includes(signature));
  const extra = has.filter((signature) => !functions.includes(signature));
  console.log(
    `${name}: ${has.length} of ${functions.length}`,
    missing.length ? `without ${missing.join(', ')}` : '',
    extra.length ? `also ${extra.join()}` : '',
  );
}
console.log('# #endregion abis');

// @ts-expect-error ParamsControl is missing from the types of 2.6.0, but it is there at run time.
const paramsControl = conflux.InternalContract('ParamsControl');
check(paramsControl.address === toBase32(internal('7')), 'ParamsControl is built in');
check(toHex(bob.address).startsWith('0x1'), 'the other account is a user account');
