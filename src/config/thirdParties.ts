/** Scripts of others that a reader may ask for; an empty key or id leaves the feature out of the site. */
export interface ThirdParties {
  assistant: {
    /** Address of the widget's loader on a public CDN. */
    scriptUrl: string;
    /** Subresource-integrity hash of that file; a changed file is refused by the browser. */
    integrity: string;
    /** Public (not secret) key of the assistant's project. */
    publicKey: string;
    /** Data attribute that carries the key. */
    keyAttribute: string;
  };
  analytics: {
    /** The site's own copy of the loader, served from static/. */
    scriptPath: string;
    projectId: string;
    /** Where the loader sends its beacons; part of the content security policy only when an id is set. */
    origin: string;
  };
}

const fromEnvironment = (name: string): string => process.env[name] ?? '';

/** Filled by the deployment's environment; a build without these variables has neither assistant nor analytics. */
export const thirdParties: ThirdParties = {
  assistant: {
    scriptUrl: fromEnvironment('PORTAL_ASSISTANT_SCRIPT'),
    integrity: fromEnvironment('PORTAL_ASSISTANT_INTEGRITY'),
    publicKey: fromEnvironment('PORTAL_ASSISTANT_KEY'),
    keyAttribute: process.env.PORTAL_ASSISTANT_KEY_ATTRIBUTE ?? 'data-public-key',
  },
  analytics: {
    scriptPath: '/js/analytics.js',
    projectId: fromEnvironment('PORTAL_ANALYTICS_ID'),
    origin: fromEnvironment('PORTAL_ANALYTICS_ORIGIN'),
  },
};
