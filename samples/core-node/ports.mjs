// Which ports of the node accept a connection.
import { connect } from 'node:net';

const open = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

for (const [port, what, expected] of [
  [12537, 'Core Space, HTTP', true],
  [12535, 'Core Space, WebSocket', true],
  [12539, 'Core Space, this machine only', true],
  [8545, 'eSpace, HTTP', false],
  [8546, 'eSpace, WebSocket', false],
]) {
  const isOpen = await open(port);
  if (isOpen !== expected) throw new Error(`port ${port} is ${isOpen ? 'open' : 'closed'}`);
  console.log(`${port} ${what}: ${isOpen ? 'open' : 'closed'}`);
}
