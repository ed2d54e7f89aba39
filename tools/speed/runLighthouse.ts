import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {chromium} from '@playwright/test';
import type {Result} from 'lighthouse';
import {FLAGS, findBrowser} from '../browser/browser';
import {processorBlocking} from './processorBlocking';

// A trace without its beginning is a fault of the recording, not of the page.
const ATTEMPTS = 3;

/** What a run looks at; everything by default. */
export interface LighthouseOptions {
  categories?: readonly string[];
  /** `simulate`: a phone on a slow line, computed from what was seen; `provided`: this machine as it is. */
  throttling?: 'simulate' | 'provided';
}

/**
 * A result of Lighthouse, with the blocking time that the page's own tasks took on a processor, in milliseconds of the
 * simulated phone.
 */
export interface Measured extends Result {
  processorBlocking: number;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, so the address is never a pipe's name.
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function runOnce(url: string, {categories, throttling = 'simulate'}: LighthouseOptions): Promise<Measured> {
  const {default: lighthouse} = await import('lighthouse');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...FLAGS, `--remote-debugging-port=${String(port)}`],
  });
  try {
    const run = await lighthouse(url, {
      port,
      logLevel: 'error',
      throttlingMethod: throttling,
      ...(categories && {onlyCategories: [...categories]}),
    });
    if (!run) throw new Error(`Lighthouse gave no result for ${url}.`);
    // Runs that look at no timing record no trace.
    const trace = run.artifacts.Trace as {traceEvents: Parameters<typeof processorBlocking>[0]} | undefined;
    return {...run.lhr, processorBlocking: processorBlocking(trace?.traceEvents ?? [])};
  } finally {
    await browser.close();
  }
}

/**
 * Runs Lighthouse once over an address, as its mobile preset does, in a browser of its own; throws if no recording
 * succeeds.
 */
export async function runLighthouse(url: string, options: LighthouseOptions = {}): Promise<Measured> {
  for (let attempt = 1; ; attempt++) {
    const result = await runOnce(url, options);
    if (!result.runtimeError) return result;
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse could not record ${url}: ${result.runtimeError.message}`);
    console.warn(`Recording ${url} again: ${result.runtimeError.code}.`);
  }
}
