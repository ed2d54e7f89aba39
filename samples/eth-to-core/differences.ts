// Does the same in both spaces and throws if a difference that the page lists no longer exists.
import {
  base32AddressToHex,
  encodeFunctionData as coreEncodeFunctionData,
  getContractAddress as coreContractAddress,
  hashMessage as coreHashMessage,
} from 'cive/utils';
import {
  encodeFunctionData,
  formatEther,
  getContractAddress,
  hashMessage,
  isAddress,
  parseAbi,
  parseAbiItem,
  type Hex,
} from 'viem';
import {
  abi,
  account,
  ask,
  assert,
  core,
  coreUrl,
  difference,
  espace,
  espaceFees,
  espaceUrl,
  espaceWallet,
  ethereumAccount,
  fees,
  initCode,
  print,
  wallet,
} from './setup.js';

const error = ({ error }: Awaited<ReturnType<typeof ask>>) => `${error?.code} ${error?.message}`;

await difference('address', async () => {
  // #region address
  const hex = base32AddressToHex({ address: account.address });
  print('eSpace', ethereumAccount.address);
  print('Core Space', account.address);
  print('Core Space, as hex', hex);
  print("viem's isAddress", `${isAddress(ethereumAccount.address)}, ${isAddress(account.address)}`);
  const answer = await ask(coreUrl, 'cfx_getBalance', hex);
  print('cfx_getBalance of the hex form', error(answer));
  // #endregion address
  assert(
    hex[2] === '1' && hex.slice(3) === ethereumAccount.address.toLowerCase().slice(3),
    'only the first digit differs',
  );
  assert(
    !isAddress(account.address) && isAddress(hex),
    'viem accepts the hex form and rejects base32',
  );
  assert(/Invalid base32 address/.test(error(answer)), 'the RPC rejects hex');

  // #region argument
  const transfer = parseAbi(['function transfer(address to, uint256 amount)']);
  const byViem = encodeFunctionData({ abi: transfer, args: [hex, 1n] }); // hex
  const byCive = coreEncodeFunctionData({ abi: transfer, args: [account.address, 1n] }); // base32
  print('same bytes for a call', byViem === byCive);
  // #endregion argument
  assert(byViem === byCive, 'cive and viem encode the same call');
});

await difference('rpc', async () => {
  // #region rpc
  print('eSpace', await espace.getChainId()); // eth_chainId
  print('Core Space', (await core.getStatus()).chainId); // cfx_getStatus
  print('eth_chainId of Core Space', error(await ask(coreUrl, 'eth_chainId')));
  // #endregion rpc
  assert(
    (await ask(coreUrl, 'eth_chainId')).error?.code === -32601,
    'Core Space has no eth methods',
  );
  assert(
    (await ask(espaceUrl, 'cfx_getStatus')).error?.code === -32601,
    'eSpace has no cfx methods',
  );
});

await difference('tags', async () => {
  // #region tags
  print(
    'eSpace',
    formatEther(await espace.getBalance({ address: ethereumAccount.address, blockTag: 'latest' })),
  );
  print(
    'Core Space',
    formatEther(await core.getBalance({ address: account.address, epochTag: 'latest_state' })),
  );
  print(
    'latest in Core Space',
    error(await ask(coreUrl, 'cfx_getBalance', account.address, 'latest')),
  );
  // #endregion tags
  assert(
    (await ask(coreUrl, 'cfx_getBalance', account.address, 'latest')).error?.code === -32602,
    'latest is no tag of Core Space',
  );
});

const nonce = await espace.getTransactionCount({ address: ethereumAccount.address });
const coreNonce = await core.getNextNonce({ address: account.address });
const deployed = await espaceWallet.deployContract({ abi, bytecode: initCode, ...espaceFees });
const espaceContract = (
  await espace.waitForTransactionReceipt({ hash: deployed, checkReplacement: false })
).contractAddress!;
const coreDeployed = await wallet.sendTransaction({ data: initCode, ...fees });
const coreContract = (await core.waitForTransactionReceipt({ hash: coreDeployed, retryCount: 200 }))
  .contractCreated!;

await difference('create', async () => {
  // #region create
  const inEspace = getContractAddress({ from: ethereumAccount.address, nonce: BigInt(nonce) });
  const inCore = coreContractAddress({
    opcode: 'CREATE',
    from: account.address,
    nonce: coreNonce,
    bytecode: initCode,
    networkId: 1234,
  });
  print('eSpace, as predicted by viem', inEspace);
  print('Core Space, by cive', inCore);
  print('  as hex', base32AddressToHex({ address: inCore }));
  // #endregion create
  assert(
    inEspace.toLowerCase() === espaceContract.toLowerCase(),
    "Ethereum's formula holds in eSpace",
  );
  assert(
    base32AddressToHex({ address: inCore }) === base32AddressToHex({ address: coreContract }),
    "cive's prediction holds in Core Space",
  );
  const from = base32AddressToHex({ address: account.address });
  const byEthereum = `0x8${getContractAddress({ from, nonce: BigInt(coreNonce) })
    .toLowerCase()
    .slice(3)}`;
  assert(
    byEthereum !== base32AddressToHex({ address: coreContract }),
    "Ethereum's formula does not hold in Core Space",
  );
});

const data = encodeFunctionData({ abi, functionName: 'write', args: [5n] });
const before = await core.getAccount({ address: account.address });
let espaceHash: Hex = '0x';
let coreHash: Hex = '0x';
let estimateOfWrite = 0n;

await difference('send', async () => {
  // #region send-espace
  const gas = await espace.estimateGas({ account: ethereumAccount, to: espaceContract, data });
  espaceHash = await espaceWallet.sendTransaction({
    to: espaceContract,
    data,
    gas: gas + gas / 10n,
    ...espaceFees,
  });
  print('estimate in eSpace', `${gas} gas`);
  // #endregion send-espace
  // #region send-core
  const estimate = await core.estimateGasAndCollateral({ account, to: coreContract, data });
  coreHash = await wallet.sendTransaction({
    to: coreContract,
    data,
    gas: estimate.gasLimit + estimate.gasLimit / 10n,
    storageLimit: estimate.storageCollateralized,
    ...fees,
  });
  print(
    'estimate in Core Space',
    `${estimate.gasLimit} gas, ${estimate.storageCollateralized} units of storage`,
  );
  // #endregion send-core
  estimateOfWrite = estimate.gasLimit;
  await espace.waitForTransactionReceipt({ hash: espaceHash, checkReplacement: false });
  await core.waitForTransactionReceipt({ hash: coreHash, retryCount: 200 });
  const sent = await core.getTransaction({ hash: coreHash });
  assert(
    estimate.storageCollateralized === 64n && sent.epochHeight !== undefined,
    'a new entry needs 64 units',
  );
});

await difference('raw', async () => {
  // #region raw
  const payment = {
    type: 'eip1559',
    chainId: 1234,
    nonce: 0,
    value: 1n,
    gas: 21_000n,
    ...fees,
  } as const;
  const raw = await ethereumAccount.signTransaction({ ...payment, to: ethereumAccount.address });
  const own = await account.signTransaction({
    ...payment,
    to: account.address,
    storageLimit: 0n,
    epochHeight: 1n,
  });
  const answer = await ask(coreUrl, 'cfx_sendRawTransaction', raw);
  print('signed by viem', `${raw.slice(0, 10)}…`);
  print('signed by cive', `${own.slice(0, 10)}…`);
  print('the first, sent to Core Space', error(answer));
  // #endregion raw
  assert(own.startsWith('0x63667802'), 'Core Space has bytes of its own');
  assert(
    /ChainIdMismatch \{ expected: 1235, got: 1234, space: Ethereum \}/.test(error(answer)),
    'the node reads the other bytes as a transaction of eSpace',
  );
});

await difference('collateral', async () => {
  // #region collateral
  const receipt = await core.getTransactionReceipt({ hash: coreHash });
  print('locked by the call', `${receipt.storageCollateralized} units`);

  const erase = encodeFunctionData({ abi, functionName: 'write', args: [0n] });
  const hash = await wallet.sendTransaction({ to: coreContract, data: erase, ...fees }); // cive estimates both limits
  const { storageReleased } = await core.waitForTransactionReceipt({ hash, retryCount: 200 });
  print('released by writing 0', `${storageReleased[0]?.collaterals} units`);
  // #endregion collateral
  assert(
    receipt.storageCollateralized === 64n && receipt.storageReleased.length === 0,
    'the call locks 64 units',
  );
  assert(storageReleased[0]?.collaterals === 64n, 'the deposit of one entry is released');
  const after = await core.getAccount({ address: account.address });
  assert(
    after.collateralForStorage === before.collateralForStorage,
    'clearing the entry returns the deposit',
  );
});

await difference('too-low', async () => {
  // #region too-low
  const gas = estimateOfWrite + estimateOfWrite / 10n;
  const hash = await wallet.sendTransaction({
    to: coreContract,
    data,
    gas,
    storageLimit: 0n,
    ...fees,
  });
  const failed = await core.waitForTransactionReceipt({ hash, retryCount: 200 });
  print('storageLimit 0', `${failed.outcomeStatus}: ${failed.txExecErrorMsg}`);
  print('  gas charged of the limit', `${failed.gasFee / failed.effectiveGasPrice} of ${gas}`);
  // #endregion too-low
  assert(
    failed.outcomeStatus === 'failed' && /ExceedStorageLimit/.test(String(failed.txExecErrorMsg)),
    'the storage limit is too low',
  );
  assert(failed.gasFee / failed.effectiveGasPrice === gas, 'the whole limit is charged');
});

await difference('receipt', async () => {
  // #region receipt
  const receipt = await espace.getTransactionReceipt({ hash: espaceHash });
  const coreReceipt = await core.getTransactionReceipt({ hash: coreHash });
  print('eSpace', `status ${receipt.status}`);
  print('Core Space', `outcomeStatus ${coreReceipt.outcomeStatus}`);
  // #endregion receipt
  const { status } = (await ask(espaceUrl, 'eth_getTransactionReceipt', espaceHash)).result;
  const { outcomeStatus } = (await ask(coreUrl, 'cfx_getTransactionReceipt', coreHash)).result;
  print('eSpace, in JSON-RPC', `status ${status}`);
  print('Core Space, in JSON-RPC', `outcomeStatus ${outcomeStatus}`);
  assert(status === '0x1' && outcomeStatus === '0x0', 'success is 1 in eSpace and 0 in Core Space');
  const { epochNumber, latestState } = await core.getStatus();
  assert(BigInt(epochNumber) - BigInt(latestState) === 4n, 'execution is four epochs behind');
});

await difference('charged', async () => {
  // #region charged
  const hash = await wallet.sendTransaction({
    to: account.address,
    gas: 100_000n,
    storageLimit: 0n,
    ...fees,
  });
  const { gasUsed, gasFee, effectiveGasPrice } = await core.waitForTransactionReceipt({
    hash,
    retryCount: 200,
  });
  print('gas used', gasUsed);
  print('gas charged', gasFee / effectiveGasPrice);
  // #endregion charged
  assert(
    gasUsed === 21_000n && gasFee / effectiveGasPrice === 75_000n,
    'three quarters of the limit are charged',
  );
});

await difference('logs', async () => {
  // #region logs
  const event = parseAbiItem('event Written(address indexed author, uint256 number)');
  const [log] = await espace.getLogs({
    address: espaceContract,
    event,
    fromBlock: 0n,
    toBlock: 'latest',
  });
  const [coreLog] = await core.getLogs({
    address: coreContract,
    event,
    fromEpoch: 0n,
    toEpoch: 'latest_state',
  });
  print('author in eSpace', log?.args.author);
  print('author in Core Space', coreLog?.args.author);
  // #endregion logs
  const only = (one: object, other: object) =>
    Object.keys(one)
      .filter((field) => !(field in other))
      .sort()
      .join(' ');
  print('fields only in eSpace', only(log!, coreLog!));
  print('fields only in Core Space', only(coreLog!, log!));
  assert(
    log?.topics[0] === coreLog?.topics[0] && log?.args.number === 5n && coreLog?.args.number === 5n,
    'the ABI is the same',
  );
  assert(
    'epochNumber' in coreLog! && !('blockNumber' in coreLog!),
    'a log of Core Space has an epoch and no block number',
  );
});

await difference('message', async () => {
  // #region message
  const signature = await ethereumAccount.signMessage({ message: 'hello' });
  const coreSignature = await account.signMessage({ message: 'hello' });
  print('hash in viem', hashMessage('hello'));
  print('hash in cive', coreHashMessage('hello'));
  print('the same signature', signature === coreSignature);
  // #endregion message
  assert(
    hashMessage('hello') !== coreHashMessage('hello') && signature !== coreSignature,
    'the prefix differs',
  );
});
