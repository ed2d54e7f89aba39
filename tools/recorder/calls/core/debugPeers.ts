import {once} from 'node:events';
import {createServer, type Server} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';
import type {Call} from '../../call';
import type {Chain} from '../../chain';

/** The public key of a development account: a point of the curve, as a node needs it for its first message. */
const PEER =
  '0x8318535b54105d4a7aae60c08fc45f9687181b4fdfc625bd1a753fa7397fed753547f11ca8696646f2f3acb08e31016afac23e630c5d11f59f61fef57b0d2aa5';
const UNKNOWN_PEER = `0x${'ab'.repeat(64)}`;
const PEER_PORT = 32_399;
const STEP_MS = 20;
const LIMIT_MS = 20_000;

async function hasSession({read}: Chain): Promise<boolean> {
  const sessions = await read('core', 'debug_getNetSessions', PEER);
  return Array.isArray(sessions) && sessions.length > 0;
}

/** A peer that never says a word, on a port that another run may hold for a moment. */
async function openPeer(): Promise<Server> {
  const server = createServer((socket) => {
    // The node ends the session when it likes, and the socket keeps no process alive.
    socket.on('error', () => undefined);
    socket.unref();
  });
  for (const end = Date.now() + LIMIT_MS; ;) {
    try {
      server.listen(PEER_PORT, '127.0.0.1');
      await once(server, 'listening');
      return server;
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(STEP_MS);
    }
  }
}

/** Makes the node connect to the silent peer: its session stays in the handshake. */
async function connectPeer(chain: Chain): Promise<string> {
  if (await hasSession(chain)) return PEER;
  const server = await openPeer();
  try {
    await chain.read('core', 'test_addNode', PEER, `127.0.0.1:${PEER_PORT}`);
    const end = Date.now() + LIMIT_MS;
    while (!(await hasSession(chain))) {
      if (Date.now() > end) throw new Error('The node did not connect to the peer.');
      await pause(STEP_MS);
    }
    return PEER;
  } finally {
    server.close();
  }
}

async function askAll(chain: Chain): Promise<[]> {
  await connectPeer(chain);
  return [];
}

/** The peers of a node, and the queue of what it sends them. */
export const CORE_DEBUG_PEERS: readonly Call[] = [
  {method: 'debug_getNetThrottling', name: 'idle', params: () => []},
  {method: 'debug_getNetNode', name: 'unknown', params: () => [UNKNOWN_PEER]},
  {method: 'debug_getNetNode', name: 'error-short-id', params: () => ['0x12']},
  {method: 'debug_getNetSessions', name: 'none', params: () => []},
  {method: 'debug_getNetSessions', name: 'unknown', params: () => [UNKNOWN_PEER]},
  {method: 'debug_getNetSessions', name: 'error-short-id', params: () => ['0x12']},
  {method: 'debug_disconnectNetNode', name: 'unknown', params: () => [UNKNOWN_PEER]},
  {method: 'debug_disconnectNetNode', name: 'error-lower-case', params: () => [UNKNOWN_PEER, 'remove']},
  {method: 'debug_disconnectNetNode', name: 'error-short-id', params: () => ['0x12']},
  {method: 'debug_getNetSessions', name: 'all', params: askAll, acts: true},
  {method: 'debug_getNetSessions', name: 'one', params: async (chain) => [await connectPeer(chain)], acts: true},
  {method: 'debug_getNetNode', name: 'known', params: async (chain) => [await connectPeer(chain)], acts: true},
  {
    method: 'debug_disconnectNetNode',
    name: 'blacklist',
    params: async (chain) => [await connectPeer(chain), 'Remove'],
    acts: true,
  },
];
