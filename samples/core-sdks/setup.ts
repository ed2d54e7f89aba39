// Both libraries, connected to the same Core Space node with the same key.
import { strict as assert } from 'node:assert';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPublicClient, createWalletClient, http } from 'cive';
import { privateKeyToAccount } from 'cive/accounts';
import { defineChain } from 'cive/utils';
import sdk from 'js-conflux-sdk';
import type { Hex } from 'viem';

export { assert };
export const url = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
export const webSocketUrl = process.env.CORE_WS ?? 'ws://127.0.0.1:12535';
// The public key of a local node's first account. Never use it on another network.
export const key = (process.env.CORE_KEY ??
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80') as Hex;
export const networkId = 1234; // 1 on testnet, 1029 on mainnet

export const chain = defineChain({
  id: networkId,
  name: 'Local node',
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
});
export const account = privateKeyToAccount(key, { networkId });
export const core = createPublicClient({ chain, transport: http(url), pollingInterval: 200 });
export const wallet = createWalletClient({ account, chain, transport: http(url) });

export const conflux = new sdk.Conflux({ url, networkId });
export const { address: from } = conflux.wallet.addPrivateKey(key);

export const bob = privateKeyToAccount(`0x${'b0b'.padStart(64, '0')}`, { networkId }).address;
export const GDRIP = 10n ** 9n;
export const fees = { maxFeePerGas: 2n * GDRIP, maxPriorityFeePerGas: GDRIP / 10n };

export const receiptOf = (hash: Hex) => core.waitForTransactionReceipt({ hash, retryCount: 200 });

/** Prints one row of the comparison. */
export const row = (feature: string, ofSdk: unknown, ofCive: unknown) =>
  console.log([feature.padEnd(26), String(ofSdk).padEnd(26), String(ofCive)].join(' '));

/** The error with which something fails. */
export async function errorOf(
  failing: () => Promise<unknown>,
): Promise<Error & { data?: unknown }> {
  try {
    await failing();
  } catch (error) {
    return error as Error;
  }
  throw new Error('This was expected to fail');
}

/** Starts a proxy before the node; returns its address and the bodies that it received. */
export async function recorder(): Promise<{ proxy: string; bodies: string[]; close: () => void }> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      bodies.push(body);
      const headers = { 'content-type': 'application/json' };
      void fetch(url, { method: 'POST', headers, body }).then(async (answer) =>
        response.writeHead(answer.status, headers).end(await answer.text()),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    proxy: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    close: () => server.close(),
  };
}
