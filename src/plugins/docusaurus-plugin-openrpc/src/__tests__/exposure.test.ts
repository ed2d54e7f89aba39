import {expect, it} from 'vitest';
import {isLocal} from '../exposure';

const [LOCAL, REMOTE] = ['http://localhost:12537', 'https://rpc.example.org'];
const [LOCAL_SOCKET, REMOTE_SOCKET] = ['ws://127.0.0.1:12535', 'wss://rpc.example.org/ws'];

it.each([
  [{http: LOCAL}, true],
  [{webSocket: LOCAL_SOCKET}, true],
  [{http: LOCAL, webSocket: LOCAL_SOCKET}, true],
  [{http: REMOTE}, false],
  [{http: LOCAL, webSocket: REMOTE_SOCKET}, false],
  [{http: REMOTE, webSocket: LOCAL_SOCKET}, false],
  [{}, false],
])('an endpoint of %j is on this machine: %s', (addresses, local) => {
  expect(isLocal({id: 'one', label: 'One', ...addresses})).toBe(local);
});
