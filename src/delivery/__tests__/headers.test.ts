import {describe, expect, test} from 'vitest';
import {NETWORKS} from '../../config/networks';
import {OTHER_ENDPOINTS} from '../../config/otherEndpoints';
import type {ThirdParties} from '../../config/thirdParties';
import {connectPolicy, contentSecurityPolicy, headerRules, headersFor} from '../headers';

const NONE: ThirdParties = {
  assistant: {scriptUrl: '', integrity: '', publicKey: '', keyAttribute: 'data-public-key'},
  analytics: {scriptPath: '/js/analytics.js', projectId: '', origin: ''},
};
const ASSISTANT: ThirdParties['assistant'] = {
  ...NONE.assistant,
  scriptUrl: 'https://cdn.assistant.example/widget/loader.js',
  publicKey: 'pk',
};
const ANALYTICS: ThirdParties['analytics'] = {
  ...NONE.analytics,
  projectId: 'p',
  origin: 'https://beacon.example/collect',
};
const HASHES = ['sha256-aaaa', 'sha256-bbbb'];

/** The values of one directive of a policy. */
function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy(HASHES, NONE);

  test('lets a console connect to an endpoint of the reader’s own: encrypted, or on loopback', () => {
    expect(directive(policy, 'connect-src')).toEqual([
      "'self'",
      'https:',
      'wss:',
      'http://localhost:*',
      'http://*.localhost:*',
      'http://127.0.0.1:*',
      'ws://localhost:*',
      'ws://*.localhost:*',
      'ws://127.0.0.1:*',
    ]);
  });

  test('lets pages without a console connect to every network’s endpoints, in both forms, and to nothing else', () => {
    const connect = directive(connectPolicy(NONE), 'connect-src');
    for (const {http, webSocket} of NETWORKS) {
      expect(
        connect.some((origin) => http === origin || http.startsWith(`${origin}/`)),
        http,
      ).toBe(true);
      expect(
        connect.some((origin) => webSocket === origin || webSocket.startsWith(`${origin}/`)),
        webSocket,
      ).toBe(true);
    }
    const known = new Set(
      NETWORKS.flatMap(({chainId, http, webSocket}) => [http, webSocket, ...(OTHER_ENDPOINTS[chainId] ?? [])]).map(
        (address) => new URL(address).host,
      ),
    );
    for (const host of known)
      expect(
        connect.some((origin) => URL.canParse(origin) && new URL(origin).host === host),
        host,
      ).toBe(true);
    expect(connect.filter((origin) => origin !== "'self'" && !known.has(new URL(origin).host))).toEqual([]);
    expect(connect).not.toContain('null');
  });

  test('runs own scripts and the inline ones by hash, nothing inline beside them', () => {
    expect(directive(policy, 'script-src')).toEqual(["'self'", "'sha256-aaaa'", "'sha256-bbbb'"]);
    expect(policy.split('; ').filter((part) => part.includes("'unsafe-inline'"))).toEqual([
      "style-src-attr 'unsafe-inline'",
    ]);
    expect(policy).not.toContain("'unsafe-eval'");
    expect(policy).not.toMatch(/[ ']\*[ ;]/);
  });

  test.each(['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'])('%s is closed', (name) => {
    expect(directive(policy, name)).toEqual(["'none'"]);
  });

  test('the assistant’s script, and its origin to connect to, are there only when address and key are set', () => {
    const withBoth = contentSecurityPolicy(HASHES, {...NONE, assistant: ASSISTANT});
    expect(directive(withBoth, 'script-src')).toEqual([
      ...directive(policy, 'script-src'),
      'https://cdn.assistant.example/widget/loader.js',
    ]);
    expect(directive(connectPolicy({...NONE, assistant: ASSISTANT}), 'connect-src')).toContain(
      'https://cdn.assistant.example',
    );
    expect(connectPolicy({...NONE, assistant: {...ASSISTANT, publicKey: ''}})).toBe(connectPolicy(NONE));
    expect(contentSecurityPolicy(HASHES, {...NONE, assistant: {...ASSISTANT, publicKey: ''}})).toBe(policy);
    expect(contentSecurityPolicy(HASHES, {...NONE, assistant: {...ASSISTANT, scriptUrl: ''}})).toBe(policy);
  });

  test('an address with a query, or with what ends a source, is one source of its path', () => {
    const scriptUrl = 'https://cdn.assistant.example/a;b,$c.js?v=1';
    const odd = contentSecurityPolicy(HASHES, {...NONE, assistant: {...ASSISTANT, scriptUrl}});
    expect(directive(odd, 'script-src').at(-1)).toBe('https://cdn.assistant.example/a%3Bb%2C%24c.js');
  });

  test('the beacons’ origin is there only when project and origin are set, and never for scripts', () => {
    const withBoth = contentSecurityPolicy(HASHES, {...NONE, analytics: ANALYTICS});
    expect(directive(connectPolicy({...NONE, analytics: ANALYTICS}), 'connect-src')).toContain(
      'https://beacon.example',
    );
    expect(connectPolicy({...NONE, analytics: {...ANALYTICS, projectId: ''}})).toBe(connectPolicy(NONE));
    expect(connectPolicy({...NONE, analytics: {...ANALYTICS, origin: ''}})).toBe(connectPolicy(NONE));
    expect(directive(withBoth, 'script-src')).not.toContain('https://beacon.example');
    expect(contentSecurityPolicy(HASHES, {...NONE, analytics: {...ANALYTICS, projectId: ''}})).toBe(policy);
    expect(contentSecurityPolicy(HASHES, {...NONE, analytics: {...ANALYTICS, origin: ''}})).toBe(policy);
  });
});

describe('headersFor', () => {
  const rules = headerRules(HASHES, NONE);

  test('pages are asked for anew; named assets are kept for good, under the same protection', () => {
    const page = headersFor('/docs/overview', rules);
    const asset = headersFor('/assets/js/main.1a2b3c.js', rules);
    expect(page['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    expect(asset['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect({...asset, 'Cache-Control': ''}).toEqual({...page, 'Cache-Control': ''});
    expect(headersFor('/assetsx/a.js', rules)).toEqual(page);
  });

  test('the usual protections are set', () => {
    expect(headersFor('/', rules)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}/) as string,
    });
  });

  test('no header holds what would break out of a host’s configuration file', () => {
    const values = rules.flatMap(({headers}) => Object.entries(headers).flat());
    expect(values.filter((value) => /["\n\r$\\]/.test(value))).toEqual([]);
  });
});
