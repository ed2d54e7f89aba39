import prefetch from '@docusaurus/core/lib/client/prefetch';

declare const __webpack_require__: {
  /** The address of a chunk's script; undefined where the bundler merged it into another. */
  ga: (chunk: string) => Promise<string | undefined>;
};

/** Docusaurus' prefetching, for the name of a chunk in place of its address, which is looked up first. Never rejects: what was not fetched ahead is fetched when it is wanted. */
export default function prefetchChunk(chunk: string): Promise<unknown> {
  return __webpack_require__.ga(chunk).then(
    (address) => (address === undefined ? undefined : prefetch(address)),
    () => undefined,
  );
}
