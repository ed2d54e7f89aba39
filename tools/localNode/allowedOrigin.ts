import {SITE_URL} from '../../src/config/repository';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const EXTENSIONS = ['chrome-extension:', 'moz-extension:', 'safari-web-extension:'];

/**
 * Whether a page of this origin may talk to the node: pages of this machine and of the portal, whose consoles can call a local node,
 * browser extensions (wallets), and programs that send no origin. Any other page that a browser has open could otherwise drive the node, `test_` methods included.
 */
export function isAllowedOrigin(origin: string | undefined): boolean {
  if (origin === undefined || origin === SITE_URL) return true;
  if (!URL.canParse(origin)) return false;
  const {protocol, hostname} = new URL(origin);
  if (EXTENSIONS.includes(protocol)) return true;
  return (protocol === 'http:' || protocol === 'https:') && LOOPBACK.test(hostname);
}
