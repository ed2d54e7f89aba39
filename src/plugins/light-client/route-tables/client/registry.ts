// The bundler's own names for its parts.
declare const __webpack_chunk_load__: (chunk: string) => Promise<unknown>;
declare const __webpack_require__: {
  (module: string): {__esModule?: boolean} | undefined;
  /** The chunks of a route that needs others than its own, by that one's name. */
  routeChunks: Readonly<Record<string, readonly string[]>>;
};

/**
 * Loads the module of a route, whose id is the name of its chunk. A module of another kind becomes the default export.
 */
async function load(name: string): Promise<unknown> {
  await Promise.all((__webpack_require__.routeChunks[name] ?? [name]).map((chunk) => __webpack_chunk_load__(chunk)));
  const module = __webpack_require__(name);
  return module?.__esModule ? module : {default: module};
}

/**
 * In place of Docusaurus' registry, a table of all chunks: what loads a chunk's module, and two fields that only the
 * server's build reads.
 */
const registry = new Proxy<Record<string, readonly [load: () => Promise<unknown>, module: string, weakId: number]>>(
  {},
  {get: (_, name) => [() => load(String(name)), '', 0]},
);

export default registry;

/** Has the bundler make the chunks; nothing calls it, so the table in it reaches no page. */
export const table = (): Promise<unknown> => import(/* webpackChunkName: "registry" */ '@portal/registry');
