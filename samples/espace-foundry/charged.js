// What each transaction of the last forge script was charged: eSpace puts the fee into the receipt.
const { readFileSync } = require('node:fs');

const url = process.env.ESPACE_RPC;
const headers = { 'content-type': 'application/json' };

async function ask(method, ...params) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const { result, error } = await (await fetch(url, { method: 'POST', headers, body })).json();
  if (error) throw new Error(error.message);
  return result;
}

async function receiptOf(hash) {
  for (;;) {
    const receipt = await ask('eth_getTransactionReceipt', hash);
    if (receipt) return receipt;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function main() {
  const chain = Number(await ask('eth_chainId'));
  const { transactions } = JSON.parse(
    readFileSync(`broadcast/DeployPoll.s.sol/${chain}/run-latest.json`, 'utf8'),
  );
  const sent = await Promise.all(
    transactions.map(({ hash }) => ask('eth_getTransactionByHash', hash)),
  );
  // forge can swap the hashes of transactions that it sends together, so their kind and order come from the node.
  sent.sort((a, b) => Number(a.nonce) - Number(b.nonce));
  for (const { hash, to, gas } of sent) {
    const receipt = await receiptOf(hash);
    const charged = BigInt(receipt.gasFee) / BigInt(receipt.effectiveGasPrice);
    const end = receipt.status === '0x1' ? 'succeeded' : receipt.txExecErrorMsg;
    console.log(
      `${to ? 'CALL' : 'CREATE'}: limit ${BigInt(gas)}, used ${BigInt(receipt.gasUsed)}, charged ${charged}: ${end}`,
    );
  }
}

main();
