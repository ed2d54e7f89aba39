import type {LocalNode} from '../localNode/localNode';

/** What a program may take over from the caller; npm's own variables would point it at this project. */
const KEPT =
  /^(?:PATH|HOME|USER|SHELL|TMPDIR|TEMP|LD_LIBRARY_PATH|PYENV_.*|NODE_EXTRA_CA_CERTS|SSL_CERT_.*|https?_proxy|no_proxy|npm_config_(?:registry|userconfig|cache))$/i;

/** A step that installs packages, as a tutorial does, asks the registry only for what npm has not kept. */
const NPM = {
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
};

/** The variables that every sample runs with. */
export function sampleEnvironment(path = process.env.PATH ?? ''): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => KEPT.test(name));
  return {...Object.fromEntries(kept), ...NPM, PATH: path, LANG: 'C.UTF-8', TZ: 'UTC', NO_COLOR: '1'};
}

const onLoopback = (url: string): string => url.replace('//localhost:', '//127.0.0.1:');

/** Where a sample finds its node, and the keys of two accounts that have CFX in both spaces. */
export function nodeEnvironment({
  endpoints: {core, espace},
  accounts,
}: Pick<LocalNode, 'endpoints' | 'accounts'>): Record<string, string> {
  const [first, second] = accounts.map(({privateKey}) => privateKey);
  return {
    CORE_RPC: onLoopback(core.http),
    CORE_WS: onLoopback(core.webSocket),
    ESPACE_RPC: onLoopback(espace.http),
    ESPACE_WS: onLoopback(espace.webSocket),
    CORE_KEY: first ?? '',
    ESPACE_KEY: first ?? '',
    CORE_KEY_2: second ?? '',
    ESPACE_KEY_2: second ?? '',
  };
}
