import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** How the tests start it: as root, without a graphics card, and without asking for anything by itself. */
export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Chromium without its windows: pages are drawn and run by the same engine, and the tests take two thirds of the time.
const HEADLESS = '/usr/bin/chromium-headless-shell';

/** Chromium without its windows, where it is installed. */
export function findHeadless(): string | undefined {
  return existsSync(HEADLESS) ? HEADLESS : undefined;
}

/** The browser that the tests drive: PORTAL_CHROMIUM, else the one without windows, else what `findBrowser` finds. */
export function findTestBrowser(): string | undefined {
  return process.env.PORTAL_CHROMIUM ? findBrowser() : (findHeadless() ?? findBrowser());
}

/**
 * A whole browser, for measuring and for Lighthouse: PORTAL_CHROMIUM, an installed Chromium, or Playwright's own;
 * undefined when there is none.
 */
export function findBrowser(): string | undefined {
  const own = chromium.executablePath();
  return [process.env.PORTAL_CHROMIUM, ...INSTALLED, own].find((candidate) => candidate && existsSync(candidate));
}
