import {spawnSync} from 'node:child_process';
import {findBrowser} from '../tests/support/browser';

const succeeds = (command: string, args: string[]): boolean => spawnSync(command, args, {stdio: ['ignore', 'ignore', 'inherit']}).status === 0;

/** Makes sure that a Chromium is there; returns what went wrong where none could be had. */
export function installBrowser(): string | undefined {
  if (findBrowser()) return undefined;
  console.log('Installing Chromium for the browser tests …');
  if (process.platform === 'linux' && succeeds('apt-get', ['update', '-qq']) && succeeds('apt-get', ['install', '-y', '-qq', 'chromium']) && findBrowser())
    return undefined;
  if (succeeds('npx', ['playwright', 'install', 'chromium']) && findBrowser()) return undefined;
  return 'No browser for the browser tests: install Chromium or Google Chrome, or set PORTAL_CHROMIUM to the path of one.';
}
