const { conflux } = require('hardhat');

async function main() {
  const [{ address: from }] = await conflux.getSigners();
  const fees = { maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 100_000_000n };

  const factory = await conflux.getContractFactory('Voucher');
  const receipt = await factory
    .constructor(1_000n)
    .sendTransaction({ from, ...fees })
    .executed();

  const voucher = await conflux.getContractAt('Voucher', receipt.contractCreated);
  await voucher
    .issue(from, 5n)
    .sendTransaction({ from, ...fees })
    .executed();
  console.log(await voucher.symbol(), await voucher.totalSupply());
  if ((await voucher.totalSupply()) !== 1_005n) throw new Error('Not issued');
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
