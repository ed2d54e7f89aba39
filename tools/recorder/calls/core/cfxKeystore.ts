import type {Call} from '../../call';
import type {Chain} from '../../chain';
import {textOf} from '../../chainActions';
import {COUNTER} from '../../scenario/counter';
import {HEX_ADDRESS, OTHER_NETWORK} from './cfxAccounts';

const PASSWORD = 'correct horse battery staple';
const ONE_MINUTE = '0x3c';
const CFX = 10n ** 18n;

/** A new account of the node's keystore, as it is written here: short and in lower case. */
async function newAccount({read}: Chain): Promise<string> {
  const verbose = textOf(await read('core', 'cfx_newAccount', PASSWORD));
  return verbose.toLowerCase().replace(/:type\.[a-z]+:/, ':');
}

async function newUnlockedAccount(chain: Chain): Promise<string> {
  const account = await newAccount(chain);
  await chain.read('core', 'cfx_unlockAccount', account, PASSWORD, ONE_MINUTE);
  return account;
}

async function newFundedAccount(chain: Chain): Promise<string> {
  const account = await newAccount(chain);
  await chain.sendCore('alice', {to: account, value: CFX});
  await chain.settle();
  return account;
}

/** A transfer of which nothing is left to the node. */
function wholeTransfer(from: string, {core}: Chain): Record<string, string> {
  return {
    from,
    to: core.accounts.bob,
    value: '0x1',
    nonce: '0x0',
    gas: '0x5208',
    gasPrice: '0x77359400',
    storageLimit: '0x0',
  };
}

const ACCOUNTS: readonly Call[] = [
  {method: 'cfx_newAccount', name: 'new', acts: true, params: () => [PASSWORD]},
  {method: 'cfx_newAccount', name: 'error-no-password', params: () => []},

  {
    method: 'cfx_unlockAccount',
    name: 'five-minutes',
    acts: true,
    params: async (chain) => [await newAccount(chain), PASSWORD],
  },
  {
    method: 'cfx_unlockAccount',
    name: 'one-minute',
    acts: true,
    params: async (chain) => [await newAccount(chain), PASSWORD, ONE_MINUTE],
  },
  {
    method: 'cfx_unlockAccount',
    name: 'until-locked',
    acts: true,
    params: async (chain) => [await newAccount(chain), PASSWORD, '0x0'],
  },
  {
    method: 'cfx_unlockAccount',
    name: 'error-password',
    acts: true,
    wellFormed: true,
    params: async (chain) => [await newAccount(chain), 'guessed'],
  },
  {
    method: 'cfx_unlockAccount',
    name: 'error-unknown-account',
    wellFormed: true,
    params: ({core}) => [core.accounts.alice, PASSWORD],
  },
  {
    method: 'cfx_unlockAccount',
    name: 'error-duration',
    wellFormed: true,
    params: ({core}) => [core.accounts.alice, PASSWORD, '0x100000000'],
  },
  {method: 'cfx_unlockAccount', name: 'error-wrong-network', wellFormed: true, params: () => [OTHER_NETWORK, PASSWORD]},
  {method: 'cfx_unlockAccount', name: 'error-duration-number', params: ({core}) => [core.accounts.alice, PASSWORD, 60]},

  {method: 'cfx_lockAccount', name: 'unlocked', acts: true, params: async (chain) => [await newUnlockedAccount(chain)]},
  {method: 'cfx_lockAccount', name: 'already-locked', acts: true, params: async (chain) => [await newAccount(chain)]},
  {
    method: 'cfx_lockAccount',
    name: 'error-unknown-account',
    wellFormed: true,
    params: ({core}) => [core.accounts.alice],
  },
  {method: 'cfx_lockAccount', name: 'error-wrong-network', wellFormed: true, params: () => [OTHER_NETWORK]},
  {method: 'cfx_lockAccount', name: 'error-hex-address', params: () => [HEX_ADDRESS]},
];

const SIGNATURES: readonly Call[] = [
  {
    method: 'cfx_sign',
    name: 'with-password',
    acts: true,
    params: async (chain) => ['0x48656c6c6f', await newAccount(chain), PASSWORD],
  },
  {
    method: 'cfx_sign',
    name: 'unlocked',
    acts: true,
    params: async (chain) => ['0x48656c6c6f', await newUnlockedAccount(chain)],
  },
  {
    method: 'cfx_sign',
    name: 'error-locked',
    acts: true,
    wellFormed: true,
    params: async (chain) => ['0x48656c6c6f', await newAccount(chain)],
  },
  {
    method: 'cfx_sign',
    name: 'error-unknown-account',
    wellFormed: true,
    params: ({core}) => ['0x48656c6c6f', core.accounts.alice, PASSWORD],
  },
  {
    method: 'cfx_sign',
    name: 'error-wrong-network',
    wellFormed: true,
    params: () => ['0x48656c6c6f', OTHER_NETWORK, PASSWORD],
  },
  {method: 'cfx_sign', name: 'error-plain-text', params: ({core}) => ['Hello', core.accounts.alice, PASSWORD]},

  {
    method: 'cfx_signTransaction',
    name: 'whole',
    acts: true,
    params: async (chain) => [wholeTransfer(await newAccount(chain), chain), PASSWORD],
  },
  {
    method: 'cfx_signTransaction',
    name: 'filled-in',
    acts: true,
    params: async (chain) => [{from: await newUnlockedAccount(chain), to: chain.core.accounts.bob}],
  },
  {
    method: 'cfx_signTransaction',
    name: 'priority-fee',
    acts: true,
    params: async (chain) => {
      const {gasPrice, ...transfer} = wholeTransfer(await newAccount(chain), chain);
      return [{...transfer, maxFeePerGas: gasPrice, maxPriorityFeePerGas: '0x3b9aca00'}, PASSWORD];
    },
  },
  {
    method: 'cfx_signTransaction',
    name: 'error-locked',
    acts: true,
    wellFormed: true,
    params: async (chain) => [wholeTransfer(await newAccount(chain), chain)],
  },
  {
    method: 'cfx_signTransaction',
    name: 'error-unknown-account',
    wellFormed: true,
    params: (chain) => [wholeTransfer(chain.core.accounts.alice, chain), PASSWORD],
  },
  {
    method: 'cfx_signTransaction',
    name: 'error-half-fee',
    wellFormed: true,
    params: (chain) => [
      {...wholeTransfer(chain.core.accounts.alice, chain), type: '0x2', maxFeePerGas: '0x77359400'},
      PASSWORD,
    ],
  },
  {
    method: 'cfx_signTransaction',
    name: 'error-no-sender',
    params: ({core}) => [{to: core.accounts.bob, value: '0x1'}, PASSWORD],
  },
];

const SENDING: readonly Call[] = [
  {
    method: 'cfx_sendTransaction',
    name: 'transfer',
    acts: true,
    params: async (chain) => [
      {from: await newFundedAccount(chain), to: chain.core.accounts.bob, value: '0x1'},
      PASSWORD,
    ],
  },
  // The contract has a sponsor, so the sender needs no CFX.
  {
    method: 'cfx_sendTransaction',
    name: 'sponsored',
    acts: true,
    params: async (chain) => [{from: await newUnlockedAccount(chain), to: chain.core.counter, data: COUNTER.increase}],
  },
  {
    method: 'cfx_sendTransaction',
    name: 'error-locked',
    acts: true,
    wellFormed: true,
    params: async (chain) => [wholeTransfer(await newAccount(chain), chain)],
  },
  {
    method: 'cfx_sendTransaction',
    name: 'error-balance',
    acts: true,
    wellFormed: true,
    params: async (chain) => [wholeTransfer(await newAccount(chain), chain), PASSWORD],
  },
  {
    method: 'cfx_sendTransaction',
    name: 'error-gas-price',
    acts: true,
    wellFormed: true,
    params: async (chain) => [{...wholeTransfer(await newAccount(chain), chain), gasPrice: '0x1'}, PASSWORD],
  },
  {
    method: 'cfx_sendTransaction',
    name: 'error-estimate',
    acts: true,
    wellFormed: true,
    params: async (chain) => [{from: await newAccount(chain), to: chain.core.accounts.bob, value: '0x1'}, PASSWORD],
  },
  {
    method: 'cfx_sendTransaction',
    name: 'error-unknown-account',
    wellFormed: true,
    params: (chain) => [wholeTransfer(chain.core.accounts.alice, chain), PASSWORD],
  },
];

/** What a node does with keys of its own. */
export const CFX_KEYSTORE: readonly Call[] = [...ACCOUNTS, ...SIGNATURES, ...SENDING];
