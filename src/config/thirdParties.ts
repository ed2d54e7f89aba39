/** Scripts of others that a reader may ask for; an empty key or id leaves the feature out of the site. */
export interface ThirdParties {
  assistant: {
    /** Address of the widget's loader on a public CDN. */
    scriptUrl: string;
    /**
     * Subresource-integrity hash of that file, there whenever the address is; a changed file is refused by the browser.
     */
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

/** One hash of a length that its algorithm gives, in the form of the `integrity` attribute. */
const INTEGRITY = /^(?:sha256-[\w+/]{43}=|sha384-[\w+/]{64}|sha512-[\w+/]{86}==)$/;

/**
 * The third parties of a deployment, from its environment; without these variables the site has neither assistant nor
 * analytics. Throws if the assistant's script is set without a valid integrity hash: its host could then change what
 * runs on every page.
 */
export function readThirdParties(environment: Readonly<Record<string, string | undefined>>): ThirdParties {
  const read = (name: string): string => environment[name] ?? '';
  const scriptUrl = read('PORTAL_ASSISTANT_SCRIPT');
  const integrity = read('PORTAL_ASSISTANT_INTEGRITY');
  if (scriptUrl && !INTEGRITY.test(integrity)) {
    throw new Error(
      [
        `PORTAL_ASSISTANT_INTEGRITY is ${integrity ? `"${integrity}", which isn’t a sha256, sha384 or sha512 hash` : 'not set'}, but PORTAL_ASSISTANT_SCRIPT is.`,
        'With it, browsers run only the file that you reviewed. Use an address with a version in it, read the file, and set the variable to what this prints:',
        `  echo "sha384-$(curl -fsSL '${scriptUrl}' | openssl dgst -sha384 -binary | openssl base64 -A)"`,
      ].join('\n'),
    );
  }
  return {
    assistant: {
      scriptUrl,
      integrity,
      publicKey: read('PORTAL_ASSISTANT_KEY'),
      keyAttribute: environment.PORTAL_ASSISTANT_KEY_ATTRIBUTE ?? 'data-public-key',
    },
    analytics: {
      scriptPath: '/js/analytics.js',
      projectId: read('PORTAL_ANALYTICS_ID'),
      origin: read('PORTAL_ANALYTICS_ORIGIN'),
    },
  };
}

/** The third parties of this build. */
export const thirdParties = readThirdParties(process.env);
