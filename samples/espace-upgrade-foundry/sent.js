// `node sent.js SCRIPT`: what its last run sent, and whether it succeeded. `node sent.js SCRIPT CONTRACT`: the first address.
const { readFileSync } = require('node:fs');

const url = process.env.ESPACE_RPC;
const headers = { 'content-type': 'application/json' };

async function ask(method, ...params) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const { result, error } = await (await fetch(url, { method: 'POST', headers, body })).json();
  if (error) throw new Error(error.message);
  return result;
}

async function main() {
  const [script, wanted] = process.argv.slice(2);
  const chain = Number(await ask('eth_chainId'));
  const { transactions } = JSON.parse(
    readFileSync(`broadcast/${script}.s.sol/${chain}/run-latest.json`, 'utf8'),
  );
  if (wanted) {
    console.log(
      transactions.find(
        ({ contractName, transactionType }) =>
          contractName === wanted && transactionType === 'CREATE',
      ).contractAddress,
    );
    return;
  }
  for (const { hash, contractName, function: called, transactionType } of transactions) {
    const receipt = await ask('eth_getTransactionReceipt', hash);
    const ok = receipt?.status === '0x1';
    const what =
      transactionType === 'CREATE'
        ? `${contractName} at ${receipt?.contractAddress}`
        : (called ?? 'call');
    console.log(`${what}: ${ok ? 'succeeded' : (receipt?.txExecErrorMsg ?? 'no receipt')}`);
    if (!ok) process.exitCode = 1;
  }
}

main();
