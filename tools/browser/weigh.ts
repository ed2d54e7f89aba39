import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';

/**
 * One file that a page loaded: its name, what the browser took it for, and its size in bytes as a server sends it,
 * gzip.
 */
export interface WeighedFile {
  name: string;
  kind: string;
  bytes: number;
}

/**
 * Weighs what a page loads from now on; a reader who saves data has nothing prefetched, so only what the page itself
 * needs is counted.
 */
export async function weighFiles(page: Page): Promise<() => Promise<WeighedFile[]>> {
  await page.addInitScript(() => {
    const none = (): void => undefined;
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g', addEventListener: none, removeEventListener: none},
    });
  });
  const weighed: Promise<WeighedFile>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const name = response.url().replace(/^.*\//, '');
    weighed.push(
      response.body().then(
        (body) => ({name, kind, bytes: gzipSync(body).length}),
        () => ({name, kind, bytes: 0}),
      ),
    );
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return Promise.all(weighed);
  };
}

/** The bytes of all files of one kind. */
export const bytesOf = (files: readonly WeighedFile[], kind: string): number =>
  files.filter((file) => file.kind === kind).reduce((sum, {bytes}) => sum + bytes, 0);
