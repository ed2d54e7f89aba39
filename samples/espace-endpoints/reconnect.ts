// Cuts a WebSocket while blocks are watched, and checks that no block is missed.
import { strict as assert } from 'node:assert';
import { closeAll, cuttable } from './faulty.ts';
// #region watch
/** Calls `onBlock` once for each block number from now on, also across broken connections. */
function watchEveryBlock(url: string, onBlock: (number: number) => void): () => void {
  let last: number | undefined;
  let stopped = false;
  let pause = 500;
  let socket: WebSocket;
  const reach = (head: number) => {
    for (let number = last === undefined ? head : last + 1; number <= head; number += 1) onBlock(number);
    last = Math.max(last ?? head, head);
  };
  const open = () => {
    socket = new WebSocket(url);
    const send = (id: number, method: string, params: string[] = []) => socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    socket.onopen = () => {
      pause = 500;
      send(1, 'eth_subscribe', ['newHeads']); // A new connection has no subscriptions.
      send(2, 'eth_blockNumber'); // The head closes the gap.
    };
    socket.onmessage = ({ data }) => {
      const { id, result, params } = JSON.parse(String(data));
      if (id === 2) reach(Number(result));
      if (params) reach(Number(params.result.number));
    };
    socket.onclose = () => {
      if (stopped) return;
      setTimeout(() => stopped || open(), pause);
      pause = Math.min(pause * 2, 30_000);
    };
  };
  open();
  return () => {
    stopped = true;
    socket.close();
  };
}
// #endregion watch

const { url, cut } = await cuttable();
const seen: number[] = [];
const stop = watchEveryBlock(url, (number) => seen.push(number));
const until = async (count: number) => {
  while (seen.length < count) await new Promise((resolve) => setTimeout(resolve, 100));
};
await until(3);
const before = seen.length;
cut();
await new Promise((resolve) => setTimeout(resolve, 3_000));
await until(before + 5);
stop();
closeAll();
seen.forEach((number, index) => assert(index === 0 || number === seen[index - 1]! + 1, `after ${seen[index - 1]} came ${number}`));
console.log('the connection was cut once, and no block number is missing or reported twice');
