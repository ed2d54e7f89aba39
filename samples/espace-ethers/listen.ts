import {
  Contract,
  WebSocketProvider,
  type ContractEventPayload,
  type ContractTransactionResponse,
} from 'ethers';
import { chainId, fees } from './espace.ts';
import { abi, add, address } from './tally.ts';

// #region listen
const socket = new WebSocketProvider(process.env.ESPACE_WS ?? 'ws://127.0.0.1:8546', chainId, {
  staticNetwork: true,
});
const live = new Contract(address, abi, socket);

let received = 0;
const bothReceived = new Promise<void>((resolve) => {
  void live.on(
    'Added',
    (by: string, amount: bigint, total: bigint, { log }: ContractEventPayload) => {
      console.log('Added', amount, 'total', total, 'removed', log.removed);
      received += 1;
      if (received === 2) resolve();
    },
  );
});
await socket.getBlockNumber(); // the subscription was requested before, so it is active now
// #endregion listen

// #region send
for (const amount of [5, 7]) {
  const tx = (await add(amount, await fees())) as ContractTransactionResponse;
  await tx.wait();
}
await bothReceived;
await socket.destroy();
// #endregion send
