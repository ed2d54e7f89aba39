import type {Server} from 'node:http';

/** Stops a server with all that is connected to it. */
export const stopServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => {
      resolve();
    });
  });
