import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findBrowser, findHeadless} from './browser';

const succeeds = (command: string, args: string[]): boolean =>
  spawnSync(command, args, {stdio: ['ignore', 'ignore', 'inherit']}).status === 0;

// Where a contributor may not install for the whole machine, the browser that is there serves.
const isDebian = (): boolean =>
  process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/**
 * Makes sure that a Chromium is there, on Debian the one without windows too; returns what went wrong where none could
 * be had.
 */
export function installBrowser(): string | undefined {
  const wanted = [
    ...(findBrowser() ? [] : ['chromium']),
    ...((findHeadless() ?? process.env.PORTAL_CHROMIUM) ? [] : ['chromium-headless-shell']),
  ];
  if (wanted.length > 0 && isDebian()) {
    console.log(`Installing ${wanted.join(' and ')} for the browser tests …`);
    if (succeeds('apt-get', ['update', '-qq']))
      for (const name of wanted) succeeds('apt-get', ['install', '-y', '-qq', name]);
  }
  if (findBrowser()) return undefined;
  if (succeeds('npx', ['playwright', 'install', 'chromium']) && findBrowser()) return undefined;
  return 'No browser for the browser tests: install Chromium or Google Chrome, or set PORTAL_CHROMIUM to the path of one.';
}
