import type {WorkerScope} from './workerScope';

// Takes the place of the service worker where a deployment does without: readers who have the old one are rid of it and
// of what it kept.
declare const self: WorkerScope;

async function retire(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('portal-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(retire());
});
