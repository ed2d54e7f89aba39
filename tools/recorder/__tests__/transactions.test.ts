import {describe, expect, test} from 'vitest';
import {DEVELOPMENT_ACCOUNTS} from '../../localNode/accounts';
import {coreAddressOf, espaceAddressOf} from '../node/genesisKeys';
import {signCoreTransaction, type CoreTransaction} from '../signing/coreTransaction';
import {signEspaceTransaction, type EspaceTransaction} from '../signing/espaceTransaction';

const KEY = DEVELOPMENT_ACCOUNTS[0]?.privateKey ?? '';
const STORAGE_KEYS = [`0x${'01'.repeat(32)}`];
const CORE_RECEIVER = 'net1234:aajkw8nu2ypbf1b4aegh4arzb2gvt1d33adfbk6a0d';
const ESPACE_RECEIVER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';

const common = {
  nonce: 7n,
  gasPrice: 20_000_000_000n,
  maxFeePerGas: 30n,
  maxPriorityFeePerGas: 2n,
  gas: 21_000n,
  value: 5n,
  data: '0x1234',
};

const core: CoreTransaction = {
  ...common,
  type: 0,
  to: CORE_RECEIVER,
  chainId: 1234n,
  storageLimit: 64n,
  epochHeight: 9n,
  accessList: [{address: CORE_RECEIVER, storageKeys: STORAGE_KEYS}],
};

const espace: EspaceTransaction = {
  ...common,
  type: 0,
  to: ESPACE_RECEIVER,
  chainId: 1235n,
  accessList: [{address: ESPACE_RECEIVER, storageKeys: STORAGE_KEYS}],
  authorizations: [{chainId: 1235n, address: ESPACE_RECEIVER, nonce: 3n, privateKey: KEY}],
};

test('the accounts have the addresses that the local node tells of the same keys', () => {
  const [bob, carol] = DEVELOPMENT_ACCOUNTS;
  expect([coreAddressOf('bob'), coreAddressOf('carol')]).toEqual([bob?.core, carol?.core]);
  expect([espaceAddressOf('bob'), espaceAddressOf('carol')]).toEqual([
    bob?.espace.toLowerCase(),
    carol?.espace.toLowerCase(),
  ]);
});

/** The bytes that js-conflux-sdk 2.6.0 signs. */
const BY_CONFLUX_SDK = [
  '0xf86ce8078504a817c8008252089410997970c51812dc3a010c7d01b50e0d17dc79c80540098204d282123401a0e53a0d7fc8dbb4753823cbe18a1cc4fb462ce6a5fb92ec8c140037068598aa18a016156bc699324bbcdeb6b3d8b1fa0aa6b483e97ec0845d6f670fdf3fe3e95a9c',
  '0x63667801f8a7f862078504a817c8008252089410997970c51812dc3a010c7d01b50e0d17dc79c80540098204d2821234f838f79410997970c51812dc3a010c7d01b50e0d17dc79c8e1a0010101010101010101010101010101010101010101010101010101010101010101a00909c81e4d581118f2728a9b84aac398e3b8fbf08c532e4d4e3f12bd326ab143a04a3ce7fd5dc93e4fe418b978e2699354ad5897c746c8aee0ea439d63864801bf',
  '0x63667802f8a2f85e07021e8252089410997970c51812dc3a010c7d01b50e0d17dc79c80540098204d2821234f838f79410997970c51812dc3a010c7d01b50e0d17dc79c8e1a0010101010101010101010101010101010101010101010101010101010101010101a0f04abb73d8f003e1d4f700b4ffa7054cf882f1235f103ca74164f50f3fcb5db49fff6dfa016ade06a35a4e8d5d3c6e58cc777d8be4cc2759b1725a0c4ad6d733',
];

describe('a transaction of Core Space', () => {
  test.each([0, 1, 2] as const)('of type %d is what the SDK signs', (type) => {
    expect(signCoreTransaction({...core, type}, KEY)).toBe(BY_CONFLUX_SDK[type]);
  });

  test('goes to no address that is wrong', () => {
    expect(() => signCoreTransaction({...core, to: CORE_RECEIVER.replace('1d33', '1d34')}, KEY)).toThrow(
      'Not an address',
    );
  });
});

/** The bytes that viem 2.57.1 signs. */
const BY_VIEM = {
  1: '0x01f8a38204d3078504a817c8008252089470997970c51812dc3a010c7d01b50e0d17dc79c805821234f838f79470997970c51812dc3a010c7d01b50e0d17dc79c8e1a0010101010101010101010101010101010101010101010101010101010101010101a0a99dcb67b294f6d73a7b0ebe4c34ac3f6577c661ea5a68ae7d0f46ca0a184654a02b0394ed0caaa1a6841691cd51f3c9a3bacb48829e87351facea0b4167e79d92',
  2: '0x02f89f8204d307021e8252089470997970c51812dc3a010c7d01b50e0d17dc79c805821234f838f79470997970c51812dc3a010c7d01b50e0d17dc79c8e1a0010101010101010101010101010101010101010101010101010101010101010180a0011b8634967b47dae56c32b8a8768e5245ecd86556c3f297ea85f9fba122efaea01d90dd02e0ee1dd37dfba4d1db6ac93d87da1913facad41d0e8891737fa2956c',
  4: '0x04f8ff8204d307021e8252089470997970c51812dc3a010c7d01b50e0d17dc79c805821234f838f79470997970c51812dc3a010c7d01b50e0d17dc79c8e1a00101010101010101010101010101010101010101010101010101010101010101f85ef85c8204d39470997970c51812dc3a010c7d01b50e0d17dc79c80380a0e081f08d1e1472b660f1bf2fa9eab81e1f0da752b7a4a53a8b5fdd244ccdb1ada038177e84c8e9503ae84b368adaf63929339e89163401fd3d1d042c7fefbb5b9a80a0bf5d174b90d3531d15520cbb54918f156d0f4bc0b0e2cac19ec18b6644138d24a04e6fee011f76e84209adaf10688d1ceef83b43398dd6ef6847104a98e54d4331',
};

describe('a transaction of eSpace', () => {
  test.each([1, 2, 4] as const)('of type %d is what viem signs', (type) => {
    expect(signEspaceTransaction({...espace, type}, KEY)).toBe(BY_VIEM[type]);
  });

  test('of no type is the example of EIP-155', () => {
    const to = `0x${'35'.repeat(20)}`;
    const example = {...espace, nonce: 9n, to, value: 10n ** 18n, data: '0x', chainId: 1n};
    const signature =
      'a028ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa636276' +
      'a067cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d83';
    expect(signEspaceTransaction(example, `0x${'46'.repeat(32)}`)).toBe(
      `0xf86c098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a76400008025${signature}`,
    );
  });
});
