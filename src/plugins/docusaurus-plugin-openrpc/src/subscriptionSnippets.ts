import type {JsonRpcRequest} from './jsonRpcRequest';
import {jsonLiteral, pythonLiteral, scriptLiteral, scriptText, shellAddress, shellText} from './snippetLiteral';
import {isSubscribing} from './subscriptions';

/** How many messages a program prints before it ends its subscription. */
const COUNT = 3;

/** A subscription, for a program that opens it, prints its messages and ends it. */
interface Opening {
  /** The call that opens it. */
  subscribe: JsonRpcRequest;
  /** Name of the method that ends it. */
  unsubscribe: string;
  endpoint: string;
}

/** What a program has to open for a call: the subscription itself, or, to show how one is ended, that of new blocks. */
function openingOf(request: JsonRpcRequest, endpoint: string): Opening {
  const {method} = request;
  if (isSubscribing(method))
    return {subscribe: request, unsubscribe: method.replace(/subscribe$/, 'unsubscribe'), endpoint};
  return {
    subscribe: {...request, method: method.replace(/unsubscribe$/, 'subscribe'), params: ['newHeads']},
    unsubscribe: method,
    endpoint,
  };
}

type WriteProgram = (opening: Opening) => string;

const wscat: WriteProgram = ({subscribe, endpoint}) => `npx wscat --wait=-1 \\
  --connect ${shellAddress(endpoint)} \\
  --execute ${shellText(jsonLiteral(subscribe))}
`;

const script: WriteProgram = ({
  subscribe: {method, params},
  unsubscribe,
  endpoint,
}) => `const socket = new WebSocket(${scriptText(endpoint)});
const call = (method: string, params: unknown) => socket.send(JSON.stringify({jsonrpc: '2.0', id: method, method, params}));
let left = ${COUNT};
socket.onopen = () => call(${scriptText(method)}, ${scriptLiteral(params)});
socket.onmessage = ({data}) => {
  const {id, params, result, error} = JSON.parse(data);
  console.log(error ?? params?.result ?? result);
  if (params && --left === 0) call(${scriptText(unsubscribe)}, [params.subscription]);
  if (error || id === ${scriptText(unsubscribe)}) socket.close();
};
await new Promise((resolve) => (socket.onclose = resolve));
`;

const conflux: WriteProgram = ({
  subscribe: {method, params},
  unsubscribe,
  endpoint,
}) => `import {Conflux} from 'js-conflux-sdk';

const conflux = new Conflux({url: ${scriptText(endpoint)}});
const id = await conflux.request(${scriptLiteral({method, params})});
let left = ${COUNT};
await new Promise<void>((resolve) => {
  conflux.provider.on(id, (message: unknown) => {
    console.log(message);
    if (--left === 0) resolve();
  });
});
console.log(await conflux.request({method: ${scriptText(unsubscribe)}, params: [id]}));
conflux.close();
`;

const ethers: WriteProgram = ({
  subscribe: {method, params},
  unsubscribe,
  endpoint,
}) => `import {SocketSubscriber, WebSocketProvider} from 'ethers';

const provider = new WebSocketProvider(${scriptText(endpoint)});
const id = await provider.send(${scriptText(method)}, ${scriptLiteral(params)});
const subscriber = new SocketSubscriber(provider, []);
let left = ${COUNT};
await new Promise<void>((resolve) => {
  subscriber._handleMessage = (message) => {
    console.log(message);
    if (--left === 0) resolve();
  };
  provider._register(id, subscriber);
});
console.log(await provider.send(${scriptText(unsubscribe)}, [id]));
await provider.destroy();
`;

const viem: WriteProgram = ({subscribe: {params}, endpoint}) => `import {createPublicClient, webSocket} from 'viem';

const client = createPublicClient({transport: webSocket(${scriptText(endpoint)})});
let left = ${COUNT};
let done: () => void;
const all = new Promise<void>((resolve) => (done = resolve));
const {unsubscribe} = await client.transport.subscribe({
  params: ${scriptLiteral(params, '  ')},
  onData: ({result}) => {
    console.log(result);
    if (--left === 0) done();
  },
});
await all;
console.log((await unsubscribe()).result);
(await client.transport.getRpcClient()).close();
`;

const web3: WriteProgram = ({
  subscribe: {method, params},
  unsubscribe,
  endpoint,
}) => `import {WebSocketProvider} from 'web3';

const provider = new WebSocketProvider(${scriptText(endpoint)});
let left = ${COUNT};
const all = new Promise<void>((resolve) => {
  provider.on('message', ({params}: any) => {
    if (params) console.log(params.result);
    if (params && --left === 0) resolve();
  });
});
const {result: id} = await provider.request(${scriptLiteral({jsonrpc: '2.0', id: 1, method, params})});
await all;
const {result} = await provider.request({jsonrpc: '2.0', id: 2, method: ${scriptText(unsubscribe)}, params: [id]});
console.log(result);
provider.disconnect();
`;

const python: WriteProgram = ({subscribe: {method, params}, unsubscribe, endpoint}) => `import json
from websockets.sync.client import connect


def call(method, params):
    request = {"jsonrpc": "2.0", "id": method, "method": method, "params": params}
    socket.send(json.dumps(request))


left = ${COUNT}
with connect(${jsonLiteral(endpoint)}) as socket:
    call(${jsonLiteral(method)}, ${pythonLiteral(params, '    ')})
    for text in socket:
        message = json.loads(text)
        event = message.get("params")
        print(json.dumps(event["result"] if event else message.get("error") or message["result"]))
        if event:
            left -= 1
            if left == 0:
                call(${jsonLiteral(unsubscribe)}, [event["subscription"]])
        if "error" in message or message.get("id") == ${jsonLiteral(unsubscribe)}:
            break
`;

const PROGRAMS = {
  wscat,
  fetch: script,
  'js-conflux-sdk': conflux,
  ethers,
  viem,
  'web3.js': web3,
  python,
} satisfies Record<string, WriteProgram>;

/** A language or library that subscriptions are written for. */
export type SubscriptionLanguage = keyof typeof PROGRAMS;

/** The languages and libraries that can subscribe, in the order in which readers are offered them. */
// The keys of an object literal: no others can be there.
export const SUBSCRIPTION_LANGUAGES = Object.keys(PROGRAMS) as SubscriptionLanguage[];

/**
 * Whether a language or library can subscribe: cive asks for subscriptions of eSpace, which Core Space does not know.
 */
export function canSubscribe(language: string): language is SubscriptionLanguage {
  return Object.hasOwn(PROGRAMS, language);
}

/**
 * The source of a program that opens the subscription of a call over a WebSocket, prints its first messages, and ends
 * it on the same connection.
 */
export function subscriptionSnippet(language: SubscriptionLanguage, request: JsonRpcRequest, endpoint: string): string {
  return PROGRAMS[language](openingOf(request, endpoint));
}
