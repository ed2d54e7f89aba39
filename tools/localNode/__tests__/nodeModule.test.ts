import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {findNodeModule} from '../nodeModule';

const HERE = {platform: 'linux', arch: 'x64', env: {}, glibc: '2.36'};

test.each([
  ['darwin on arm64', {...HERE, platform: 'darwin', arch: 'arm64', glibc: undefined}],
  ['win32 on x64', {...HERE, platform: 'win32', glibc: undefined}],
  ['linux on arm64', {...HERE, arch: 'arm64'}],
  ['Linux with another C library', {...HERE, glibc: undefined}],
])('%s gets a sentence that says what to use instead', (name, host) => {
  expect(findNodeModule(host)).toEqual({
    reason: `The local Conflux node runs on Linux x64 with glibc only, and this is ${name}: use WSL 2, a Linux virtual machine or the testnet, as https://doc.confluxnetwork.org/docs/general/build/local-node explains.`,
  });
});

test('a package that is not installed is named, with what to type for the release that this project has', () => {
  const found = findNodeModule({...HERE, env: {PORTAL_NODE_MODULE: '/nowhere/node'}});
  const {optionalDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const release = optionalDependencies['@xcfx/node-linux-x64-gnu'];
  expect(found).toEqual({
    reason: `The local Conflux node is missing: /nowhere/node is not installed in ${process.cwd()}; type: npm install @xcfx/node-linux-x64-gnu@${String(release)}`,
  });
});

test('PORTAL_NODE_MODULE names another copy', () => {
  expect(findNodeModule({...HERE, env: {PORTAL_NODE_MODULE: __filename}})).toEqual({file: __filename});
});
