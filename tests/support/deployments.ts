import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createPortalServer} from '../../src/delivery/server';
import {stopServer} from './stopServer';

/** Which of two deployments of one build serves a request. The second has the same files under other hashed names. */
export type Deployment = 'first' | 'second';

/** A host on which a test deploys again while a page is open. */
export interface DeployingHost {
  origin: string;
  /** The deployment that pages and scripts come from; a name of the other one answers 404. */
  pages: Deployment;
  scripts: Deployment | 'none';
  /**
   * Mark of the service worker's deployment, which the build's own stands for where it is empty; or another worker in
   * its place.
   */
  worker: {version: string} | {script: string};
  /** Whether anything answers at all. */
  isUp: boolean;
  /**
   * Called after each request with its address; pages that are loaded in full are distinguished from those that a
   * script requests.
   */
  onRequest: (request: {path: string; isPage: boolean; status: number}) => void;
  close: () => Promise<void>;
}

const PAGE_SCRIPT = /(assets\/js\/[\w~-]+\.)([0-9a-f]{8}\.js)/g;
const RUNTIME = /(\bassets\/js\/"\+[\w$]+\+"\.)"/;
const SECOND_NAME = /^(\/(?:\w+\/)?assets\/js\/[\w~-]+\.)f([0-9a-f]{8}\.js)$/;
const FIRST_NAME = /^\/(?:\w+\/)?assets\/js\/[\w~-]+\.[0-9a-f]{8}\.js$/;
// What every page needs before it can notice that anything is missing.
const ENTRY = /\/(?:runtime~)?main\./;

/** The second deployment's text of a page or of the runtime, which holds the names of all scripts. */
function asSecond(text: string): string {
  return text.replace(PAGE_SCRIPT, '$1f$2').replace(RUNTIME, '$1f"');
}

/** The service worker of a deployment: only its version distinguishes it from another one's. */
function workerOf(script: string, worker: DeployingHost['worker']): string {
  return 'script' in worker ? worker.script : script.replace(/"version":"(\w+)"/, `"version":"$1${worker.version}"`);
}

const started = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Passes a request on to the server of the build at `port`, and answers as the deployments of `host` would. */
async function answer(
  host: DeployingHost,
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {pathname} = new URL(request.url ?? '/', 'http://localhost');
  const isPage = request.headers['sec-fetch-dest'] === 'document';
  if (!host.isUp) {
    host.onRequest({path: pathname, isPage, status: 0});
    request.socket.destroy();
    return;
  }
  const deployment = FIRST_NAME.test(pathname) ? 'first' : SECOND_NAME.test(pathname) ? 'second' : undefined;
  const isGone =
    deployment !== undefined && host.scripts !== deployment && !(host.scripts === 'none' && ENTRY.test(pathname));
  const path = isGone ? '/assets/js/gone.js' : (request.url ?? '/').replace(SECOND_NAME, '$1$2');
  const answered = await fetch(`http://localhost:${String(port)}${path}`, {
    redirect: 'manual',
    headers: {accept: request.headers.accept ?? '*/*'},
  });
  const type = answered.headers.get('content-type') ?? '';
  const body = Buffer.from(await answered.arrayBuffer());
  const isRuntime = !isGone && pathname.includes('/runtime~main.');
  if (isRuntime && !RUNTIME.test(body.toString()))
    throw new Error('The runtime names scripts in a new way: fix tests/support/deployments.ts.');
  const isSecond = (type.startsWith('text/html') && host.pages === 'second') || (isRuntime && deployment === 'second');
  const text =
    pathname === '/sw.js' ? workerOf(body.toString(), host.worker) : isSecond ? asSecond(body.toString()) : body;
  answered.headers.forEach((value, name) => {
    if (!['content-length', 'content-encoding', 'connection', 'transfer-encoding'].includes(name))
      response.setHeader(name, value);
  });
  response.writeHead(answered.status).end(text);
  host.onRequest({path: pathname, isPage, status: answered.status});
}

/**
 * Serves a finished build with the production headers as two deployments; throws if the runtime no longer names scripts
 * as it did.
 */
export async function startDeployments(build: string): Promise<DeployingHost> {
  const portal = createPortalServer(build);
  const port = await started(portal);
  const server = createServer((request, response) => {
    answer(host, port, request, response).catch((error: unknown) => {
      // A page that is closed with its test still asks for this and that.
      if (server.listening) console.error(error);
      response.destroy();
    });
  });
  const host: DeployingHost = {
    origin: `http://localhost:${String(await started(server))}`,
    pages: 'first',
    scripts: 'first',
    worker: {version: ''},
    isUp: true,
    onRequest: () => undefined,
    close: async () => {
      await stopServer(server);
      await stopServer(portal);
    },
  };
  return host;
}
