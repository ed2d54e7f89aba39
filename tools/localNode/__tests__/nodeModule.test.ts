import {expect, test} from 'vitest';
import {findNodeModule} from '../nodeModule';

test.each([
  ['darwin', 'arm64'],
  ['win32', 'x64'],
  ['linux', 'arm64'],
])('%s on %s gets a sentence', (platform, arch) => {
  expect(findNodeModule({platform, arch, env: {}})).toEqual({
    reason: `The local Conflux node is built for Linux on x64 only, and this is ${platform} on ${arch}.`,
  });
});

test('a package that is not installed is named', () => {
  const found = findNodeModule({platform: 'linux', arch: 'x64', env: {PORTAL_NODE_MODULE: '/nowhere/node'}});
  expect(found).toEqual({
    reason:
      'The local Conflux node is missing: /nowhere/node is not installed (npm ci installs it unless optional packages are left out).',
  });
});

test('PORTAL_NODE_MODULE names another copy', () => {
  expect(findNodeModule({platform: 'linux', arch: 'x64', env: {PORTAL_NODE_MODULE: __filename}})).toEqual({
    file: __filename,
  });
});
