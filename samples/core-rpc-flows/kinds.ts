// Prints the first message of each kind of subscription, how far execution is behind, and the node's error for a kind that it does not support.
import WebSocket from 'ws';
import { ask, until, webSocketUrl } from './client.js';
import { Connection } from './connection.js';

type Message = { id?: number; result?: string; error?: object; params?: { result: unknown } };

/** Sends one request and returns the first `count` messages. */
function messages(method: string, params: unknown[], count: number): Promise<Message[]> {
  const socket = new WebSocket(webSocketUrl);
  const received: Message[] = [];
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () =>
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })),
    );
    socket.on('message', (text) => {
      received.push(JSON.parse(String(text)) as Message);
      if (received.length < count) return;
      socket.close();
      resolve(received);
    });
  });
}

for (const params of [['newHeads'], ['epochs'], ['epochs', 'latest_state']]) {
  const [answer, news] = await messages('cfx_subscribe', params, 2);
  console.log(
    params.join(' '),
    answer?.result === undefined
      ? answer?.error
      : Object.keys(news?.params?.result ?? {}).join(' '),
  );
}

// #region lag
const connection = await Connection.open(webSocketUrl);
const epochOf = (news: unknown) => Number((news as { epochNumber: string }).epochNumber);
let mined = 0;
const lags: number[] = [];
await connection.subscribe((news) => (mined = epochOf(news)), 'epochs');
await connection.subscribe((news) => lags.push(mined - epochOf(news)), 'epochs', 'latest_state');
await until(async () => (lags.length < 15 ? undefined : true));
// The two subscriptions run in parallel and one message can overtake another, so use the median.
console.log('epochs from mined to executed:', lags.sort((one, other) => one - other)[7]);
// #endregion lag
connection.breakOff();

for (const params of [['newPendingTransactions'], ['syncing'], ['blocks']]) {
  const [answer] = await messages('cfx_subscribe', params, 1);
  console.log(params.join(' '), answer?.error);
}
console.log('over HTTP', (await ask('cfx_subscribe', 'newHeads')).error);
