// Breaks the WebSocket in three ways while blocks are watched, and checks that no block is missed.
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
    for (let number = last === undefined ? head : last + 1; number <= head; number += 1)
      onBlock(number);
    last = Math.max(last ?? head, head);
  };
  const open = () => {
    const current = new WebSocket(url);
    socket = current;
    const send = (id: number, method: string, params: string[] = []) =>
      current.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    let ended = false;
    const reopen = () => {
      if (ended || stopped) return;
      ended = true;
      setTimeout(() => stopped || open(), pause);
      pause = Math.min(pause * 2, 30_000);
    };
    current.onopen = () => {
      send(1, 'eth_subscribe', ['newHeads']); // A new connection has no subscriptions.
      send(2, 'eth_blockNumber'); // The head closes the gap at once.
    };
    current.onmessage = ({ data }) => {
      const { id, error, result, params } = JSON.parse(String(data));
      if (error) return current.close(); // Such as a rate limit: connect again after a pause.
      if (id === 2) reach(Number(result));
      if (!params) return;
      pause = 500; // Blocks arrive, so the connection works.
      reach(Number(params.result.number));
    };
    current.onclose = reopen;
    current.onerror = reopen; // Node.js 20 reports a refused connection only here.
  };
  open();
  return () => {
    stopped = true;
    socket.close();
  };
}
// #endregion watch

const { url, cut, refused } = await cuttable();
// On the first connection, the node returns an error in place of the head.
let calls = 0;
globalThis.WebSocket = class extends WebSocket {
  override send(data: string) {
    calls += 1;
    super.send(calls <= 2 ? data.replace('eth_blockNumber', 'eth_unknown') : data);
  }
};
const seen: number[] = [];
const stop = watchEveryBlock(url, (number) => seen.push(number));
const until = async (count: number) => {
  while (seen.length < count) await new Promise((resolve) => setTimeout(resolve, 100));
};
await until(3);
cut(2_000);
await until(seen.length + 8);
assert(refused() > 0, 'no connection was refused');
assert.equal(calls, 6); // Three connections with two calls each.
stop();
closeAll();
seen.forEach((number, index) =>
  assert(index === 0 || number === seen[index - 1]! + 1, `after ${seen[index - 1]} came ${number}`),
);
console.log(
  'an error, a cut and a refused connection: no block number is missing or reported twice',
);
