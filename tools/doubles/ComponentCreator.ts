/** The routes whose component has been asked for, as `path-hash`, in order. */
export const made: string[] = [];

/** Docusaurus' maker of a route's component without a site: it notes the route and renders nothing. */
export default function ComponentCreator(path: string, hash: string): () => null {
  made.push(`${path}-${hash}`);
  return () => null;
}
