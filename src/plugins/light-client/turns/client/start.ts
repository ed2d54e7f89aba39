import {pause} from './pause';

// First in this file and last to run: the order of imports is the order of styles, and Docusaurus' own has to stay.
const client = (): Promise<unknown> => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');

/**
 * The parts of the client that take longest to come up, each in its own turn: in one, they hold a phone for a quarter
 * of a second.
 */
const PARTS: readonly (() => unknown)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/routesChunkNames'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@generated/globalData'),
  // The first comparison of words has the browser load its rules for them, which a block of code would wait for.
  () => 'a'.localeCompare('b'),
  client,
];

async function start(): Promise<void> {
  for (const bringUp of PARTS) {
    await pause();
    await bringUp();
  }
}

// A home page whose scripts have not come says so to its reader, and this is the sign by which it knows; the client
// puts its own here.
window.docusaurus = {prefetch: () => false, preload: () => false};
void start();
