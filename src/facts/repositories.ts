import type {SourcePlace} from './fact';

/** The release whose node the portal runs and whose numbers it quotes. */
export const NODE_TAG = 'v3.0.2';

/** The newest release for testnet of the same version. */
export const TESTNET_TAG = 'v3.0.2-testnet';

/** The commit that v3.1.0 for mainnet was made from; the mirrors have no tag for it. */
export const UPCOMING_COMMIT = 'd33388deff3154d45aec20cfd96933695cf339d2';

const PROPOSALS_COMMIT = '0a63fde63464648699ada188d7edc459f5d38039';
/** The Conflux Foundation's public documentation, as the portal quotes it. */
export const FOUNDATION_DOCS = {
  repo: 'Conflux-Chain/conflux-documentation',
  ref: '1679c87e024234b1d0ccf4f6aad43473477b685d',
};

/** Everything that a pattern would take for more than itself. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A place in the node's source at a release. */
export const rust = (path: string, pattern: RegExp, ref: string = NODE_TAG): SourcePlace => ({
  repo: 'Conflux-Chain/conflux-rust',
  ref,
  path,
  pattern,
});

/** A place in an improvement proposal or in their list. */
export const proposal = (path: string, pattern: RegExp): SourcePlace => ({
  repo: 'Conflux-Chain/CIPs',
  ref: PROPOSALS_COMMIT,
  path,
  pattern,
});

/** A place in the Conflux Foundation's public documentation. */
export const foundationDocs = (path: string, pattern: RegExp): SourcePlace => ({
  ...FOUNDATION_DOCS,
  path,
  pattern,
});

/** The newest release of the gateway in front of the public endpoints for mainnet. */
export const GATEWAY_TAG = 'v1.3.9-mainnet';

/** A place in the source of the gateway in front of the public endpoints. */
export const confura = (path: string, pattern: RegExp): SourcePlace => ({
  repo: 'Conflux-Chain/confura',
  ref: GATEWAY_TAG,
  path,
  pattern,
});

/** A constant of the node's crate of parameters. */
export const parameter = (name: string, ref: string = NODE_TAG): SourcePlace =>
  rust('crates/parameters/src/lib.rs', new RegExp(`\\bconst ${name}: \\w+\\s*=\\s*([\\d_ *]+);`), ref);

/** The line of a key in the node's table of configuration keys: its type, then its default. */
export const configKey = (key: string, ref: string = NODE_TAG): SourcePlace =>
  rust(
    'crates/config/src/configuration.rs',
    new RegExp(`^\\s*\\(${key},\\s*\\([^()]*(?:<[^()]*>)?\\),\\s*(?:Some\\()?"?([^")]+)"?.*\\)$`, 'm'),
    ref,
  );

/**
 * The last place in the node's code that reads a key: none, and the key has no effect. `usedIn` records whether the
 * reader is in force.
 */
export const keyRead = (key: string, ref: string = NODE_TAG): SourcePlace =>
  rust(
    'crates/config/src/configuration.rs',
    new RegExp(`raw_conf\\s*\\.\\s*(${key})\\b(?![\\s\\S]*raw_conf\\s*\\.\\s*${key}\\b)`),
    ref,
  );

/** The place where the code in force uses a value, beside the place that sets it; `code` occurs there once. */
export const usedIn = (path: string, code: string, ref: string = NODE_TAG): SourcePlace =>
  rust(path, new RegExp(`(${escapePattern(code)})`), ref);

/** A word or number of the gas schedule. */
export const gasPrice = (name: string): SourcePlace =>
  rust('crates/execution/vm-types/src/spec.rs', new RegExp(`^\\s*${name}: (\\d[\\d_]*),$`, 'm'));
