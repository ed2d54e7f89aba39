/** Modules of Docusaurus and its router that the client has a form of its own for: what asks for them, by which name, and the form. */
export const REPLACED = [
  {issuer: /[\\/]client[\\/]docusaurus\.js$/, request: /^\.\/prefetch$/, by: 'prefetchChunk.ts'},
  {issuer: /[\\/]client[\\/]clientEntry\.js$/, request: /^\.\/preload$/, by: 'preloadLater.ts'},
  {issuer: /[\\/]client[\\/](App|exports[\\/]useIsBrowser)\.js$/, request: /^\.{1,2}\/browserContext$/, by: 'browserContext.tsx'},
  {issuer: /[\\/]react-router(-dom)?[\\/]esm[\\/][^\\/]+\.js$/, request: /^history$/, by: 'pathHistory.ts'},
  {issuer: /(?:)/, request: /^@docusaurus\/Head$/, by: 'WholeHead.tsx'},
] as const;
