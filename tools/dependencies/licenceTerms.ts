/** Licenses under which any package may be used here, by SPDX id: they ask for a notice at most. */
export const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'WTFPL',
];

/**
 * A package, or all whose name begins as `name` says before its `*`, that is used under other terms, and why that is
 * right.
 */
export interface Exception {
  name: string;
  /** What its lock entry says; undefined if it says nothing. */
  says?: string;
  /** The license that its files name, where the lock entry says nothing. */
  found?: string;
  reason: string;
}

const PLATFORM =
  'a binary of another platform; the lock entry has no field, the package of this platform and version has it';
const TOOL = 'a tool that runs as it is; nothing of it is changed or delivered';
const SAMPLE = 'a library of a sample, used as it is; nothing of it is delivered';
const REOWN = 'A library of a sample that shows how to use it; its build is not delivered';
const PROTOCOL =
  'contracts that a sample deploys on a local node as they are, outside production; nothing of it is delivered';
const ENTRYPOINT =
  'installed with the contracts of ERC-4337, for a paymaster that the sample does not compile; nothing of it is delivered';

/** Every package under other terms than those, by name; one that is no longer needed fails a test. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    name: '@fontsource-variable/hanken-grotesk',
    says: 'OFL-1.1',
    reason: 'the text face; the license allows it to be served with a site',
  },
  {name: 'axe-core', says: 'MPL-2.0', reason: TOOL},
  {name: 'lightningcss*', says: 'MPL-2.0', reason: TOOL},
  {name: 'elkjs', says: 'EPL-2.0', reason: `lays diagrams out: ${TOOL}`},
  {name: 'caniuse-lite', says: 'CC-BY-4.0', reason: `a table of browsers that the build reads: ${TOOL}`},
  {name: '@cspell/dict-es-es', says: 'LGPL-3.0', reason: `a word list: ${TOOL}`},
  {name: '@cspell/dict-en-common-misspellings', says: 'CC BY-SA 4.0', reason: `a word list, and no SPDX id: ${TOOL}`},
  {name: '@img/sharp-libvips-*', says: 'LGPL-3.0-or-later', reason: `scales pictures, linked at run time: ${TOOL}`},
  {name: '@img/sharp-win32-*', says: 'Apache-2.0 AND LGPL-3.0-or-later', reason: `the same for Windows: ${TOOL}`},
  {
    name: '@img/sharp-wasm32',
    says: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: `the same for WebAssembly: ${TOOL}`,
  },
  {
    name: '@bytecodealliance/preview2-shim',
    says: '(Apache-2.0 WITH LLVM-exception)',
    reason: `Apache-2.0, whose exception only permits more; reads Solidity for OpenZeppelin's check of upgrades: ${SAMPLE}`,
  },
  {name: 'js-conflux-sdk', says: 'LGPL-3.0', reason: SAMPLE},
  {name: 'web3*', says: 'LGPL-3.0', reason: SAMPLE},
  {name: '@safe-global/safe-contracts', says: 'LGPL-3.0', reason: SAMPLE},
  {
    name: '@reown/appkit*',
    says: 'SEE LICENSE IN LICENSE.md',
    reason: `Reown Community License, free for education; it ends at 500 users a month, as the page warns. ${REOWN}`,
  },
  {
    name: '@walletconnect/*',
    says: 'SEE LICENSE IN LICENSE.md',
    reason: `WalletConnect Community License, with the terms of AppKit's. ${REOWN}`,
  },
  {name: '@uniswap/lib', says: 'GPL-3.0-or-later', reason: ENTRYPOINT},
  {name: '@uniswap/v2-core', says: 'GPL-3.0-or-later', reason: PROTOCOL},
  {name: '@uniswap/v2-periphery', says: 'GPL-3.0-or-later', reason: PROTOCOL},
  {name: '@uniswap/v3-core', says: 'BUSL-1.1', reason: `the GPL, version 2 or later, since April 1, 2023: ${PROTOCOL}`},
  {name: '@aave/core-v3', says: 'BUSL-1.1', reason: `MIT since January 27, 2023: ${PROTOCOL}`},
  {name: '@uniswap/v3-periphery', says: 'GPL-2.0-or-later', reason: ENTRYPOINT},
  {name: 'rlp', says: 'MPL-2.0', reason: SAMPLE},
  {name: '@rescript/std', says: 'SEE LICENSE IN LICENSE', reason: `LGPL-3.0-or-later; a part of Graph CLI: ${TOOL}`},
  {
    name: '@graphprotocol/graph-ts',
    found: 'Apache-2.0 OR MIT',
    reason: 'its README refers to the licenses of its repository',
  },
  {name: 'eyes', found: 'MIT', reason: 'its LICENSE file has the text of the MIT license'},
  {name: '@ethereumjs/*', says: 'MPL-2.0', reason: SAMPLE},
  {name: 'ethereumjs-util', says: 'MPL-2.0', reason: SAMPLE},
  {name: '@nomicfoundation/ethereumjs-*', says: 'MPL-2.0', reason: SAMPLE},
  {name: 'envfile', says: 'Artistic-2.0', reason: SAMPLE},
  {name: 'webextension-polyfill', says: 'MPL-2.0', reason: SAMPLE},
  {name: 'tweetnacl*', says: 'Unlicense', reason: `in the public domain: ${SAMPLE}`},
  {
    name: '@metamask/sdk*',
    found: 'a license of ConsenSys',
    reason:
      'installed with wagmi 2 by a sample; free for education and up to 10,000 users a month, with a notice, as the page warns; nothing of it is delivered',
  },
  {name: '@metamask/eth-json-rpc-provider', found: 'MIT', reason: 'its repository has the text of the MIT license'},
  {name: 'busboy', found: 'MIT', reason: 'its LICENSE file has the text of the MIT license'},
  {name: 'streamsearch', found: 'MIT', reason: 'its LICENSE file has the text of the MIT license'},
  {
    name: 'spawndamnit',
    says: 'SEE LICENSE IN LICENSE',
    found: 'MIT',
    reason: 'its LICENSE file has the text of the MIT license',
  },
  {name: 'xmlhttprequest-ssl', found: 'MIT', reason: 'its LICENSE file has the text of the MIT license'},
  {name: '@oxc-parser/binding-*', found: 'MIT', reason: PLATFORM},
  {name: '@swc/core-*', found: 'Apache-2.0', reason: PLATFORM},
  {name: '@swc/html-*', found: 'Apache-2.0', reason: PLATFORM},
  {name: '@tailwindcss/oxide-*', found: 'MIT', reason: PLATFORM},
  {name: '@xcfx/node-*', found: 'MIT', reason: PLATFORM},
  {
    name: '@nomicfoundation/ignition-ui',
    found: 'MIT',
    reason: 'its LICENSE file has the text of the MIT license',
  },
  {name: 'eval', found: 'MIT', reason: 'its LICENSE file has the text of the MIT license'},
  {name: 'format', found: 'MIT', reason: 'its Readme.md refers to the MIT license'},
  {name: 'require-like', found: 'MIT', reason: 'its License file has the text of the MIT license'},
  {name: 'svg-tags', found: 'MIT', reason: 'its LICENSE file has the text of the MIT license'},
  {
    name: 'parse-cache-control',
    found: 'BSD-3-Clause',
    reason: 'its LICENSE file has the text of the BSD license with three clauses',
  },
  {name: 'memorystream', found: 'MIT', reason: 'its package.json has the field licenses, in the plural, with MIT'},
];

/**
 * Packages whose code or files readers load, and what of them. Their licenses are the permissive ones above, or the
 * face's.
 */
export const SHIPPED: Readonly<Record<string, string>> = {
  '@babel/runtime': 'parts of the router',
  '@docusaurus/core': 'client, router glue',
  '@docusaurus/plugin-content-docs': 'client of the docs plugin',
  '@docusaurus/plugin-ideal-image': 'pictures that load when seen',
  '@docusaurus/react-loadable': 'loads pages',
  '@docusaurus/theme-classic': 'theme',
  '@docusaurus/theme-common': 'theme',
  '@docusaurus/utils-common': 'theme',
  '@fontsource-variable/hanken-grotesk': 'the text face',
  '@mdx-js/react': 'components of pages',
  '@orama/stemmers': 'search',
  '@slorber/react-helmet-async': 'head of pages',
  clsx: 'class names',
  history: 'router',
  'hoist-non-react-statics': 'router',
  infima: 'style sheet',
  invariant: 'head of pages',
  minisearch: 'search',
  nprogress: 'progress bar',
  'path-to-regexp': 'router',
  'prism-react-renderer': 'highlighting that is loaded on request',
  'prop-types': 'router',
  react: 'interface',
  'react-dom': 'interface',
  'react-fast-compare': 'head of pages',
  'react-is': 'router',
  'react-router': 'router',
  'react-router-config': 'router',
  'react-router-dom': 'router',
  'resolve-pathname': 'router',
  scheduler: 'interface',
  shallowequal: 'head of pages',
  tailwindcss: 'utility classes of the style sheet',
  'tiny-invariant': 'router',
  'tiny-warning': 'router',
  'value-equal': 'router',
};
