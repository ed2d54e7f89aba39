import path from 'node:path';

/** A module that certain files import by a certain name, and the file in its place. */
export interface Replaced {
  issuer: RegExp;
  request: RegExp;
  by: string;
}

/** Modules of the theme that are whole without the light client, which has others in their place. */
export const OF_THEME = {
  firstContent: {issuer: /[\\/]src[\\/]theme[\\/]CodeBlock[\\/]Content[\\/]index\.tsx$/, request: /^\.\/firstContent$/},
  useEntryDescription: {issuer: /[\\/]src[\\/]theme[\\/]DocCard[\\/]index\.tsx$/, request: /^\.\/useEntryDescription$/},
} as const;

const own = (file: string): string => path.join(__dirname, file);

/**
 * Modules of Docusaurus and its router that parts of the light client have forms of their own for: what asks for them,
 * by which name, and the form.
 */
export const REPLACED = {
  turns: [
    {issuer: /[\\/]client[\\/]clientEntry\.js$/, request: /^\.\/preload$/, by: own('turns/client/preloadLater.ts')},
    {
      issuer: /[\\/]client[\\/](App|exports[\\/]useIsBrowser)\.js$/,
      request: /^\.{1,2}\/browserContext$/,
      by: own('turns/client/browserContext.tsx'),
    },
    {issuer: /(?:)/, request: /^@docusaurus\/Head$/, by: own('turns/client/WholeHead.tsx')},
  ],
  routeTables: [
    {
      issuer: /[\\/]react-router(-dom)?[\\/]esm[\\/][^\\/]+\.js$/,
      request: /^history$/,
      by: own('route-tables/client/pathHistory.ts'),
    },
  ],
} as const satisfies Record<string, readonly Replaced[]>;
