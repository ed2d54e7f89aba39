import type {Fact, Facts} from '../fact';
import {proposal, foundationDocs, rust} from '../repositories';

const INTERNAL = 'crates/parameters/src/internal_contract_addresses.rs';
const DEPLOYED = 'docs/espace/build/deployed-contracts.md';
const SEEN = '2026-11-22';

/** An address that the node reserves for one of its own contracts. */
const internal = (constant: string, last: string): Fact => ({
  value: `0x0888${last.padStart(36, '0')}`,
  places: [rust(INTERNAL, new RegExp(`const ${constant}: Address =\\s*H160\\(hex!\\("([0-9a-f]{40})"\\)\\);`))],
  read: ([hex = '']) => `0x${hex}`,
});

const internalContracts: Facts = {
  'core.internal.adminControl': internal('ADMIN_CONTROL_CONTRACT_ADDRESS', '0'),
  'core.internal.sponsorWhitelistControl': internal('SPONSOR_WHITELIST_CONTROL_CONTRACT_ADDRESS', '1'),
  'core.internal.staking': internal('STORAGE_INTEREST_STAKING_CONTRACT_ADDRESS', '2'),
  'core.internal.confluxContext': internal('CONTEXT_CONTRACT_ADDRESS', '4'),
  'core.internal.posRegister': internal('POS_REGISTER_CONTRACT_ADDRESS', '5'),
  'core.internal.crossSpaceCall': internal('CROSS_SPACE_CONTRACT_ADDRESS', '6'),
  'core.internal.paramsControl': internal('PARAMS_CONTROL_CONTRACT_ADDRESS', '7'),
};

const deployed = (value: string, pattern: RegExp): Fact => ({
  value,
  seen: SEEN,
  places: [foundationDocs(DEPLOYED, pattern)],
});

const wellKnown: Facts = {
  'core.contract.create2Factory': {
    value: '0x8a3a92281df6497105513b18543fd3b60c778e40',
    places: [proposal('CIPs/cip-31.md', /address of Create2factory is (0x[0-9a-f]{40})/i)],
  },
  'core.contract.erc1820Registry': {
    value: '0x88887eD889e776bCBe2f0f9932EcFaBcDfCd1820',
    places: [proposal('CIPs/cip-1820.md', /The deployed contract address is `(0x[0-9a-fA-F]{40})`/)],
  },
  'espace.contract.wcfx.mainnet': deployed('0x14b2d3bc65e74dae1030eafd8ac30c533c976a9b', /WCFX9: (0x14[0-9a-f]{38})/),
  'espace.contract.wcfx.testnet': deployed('0x2ed3dddae5b2f321af0806181fbfa6d049be47d8', /WCFX9: (0x2e[0-9a-f]{38})/),
  'espace.contract.multicall3.mainnet': deployed(
    '0xcA11bde05977b3631167028862bE2a173976CA11',
    /Multicall3: 0x[0-9a-fA-F]{40} or (0x[0-9a-fA-F]{40})/,
  ),
  'espace.contract.multicall3.second': deployed(
    '0xEFf0078910f638cd81996cc117bccD3eDf2B072F',
    /Multicall3: (0x[0-9a-fA-F]{40}) or/,
  ),
  'espace.contract.priceOracle.mainnet': {
    value: '0x5286BD91e2C79fE066926a15193C7e531bBF6750',
    seen: SEEN,
    places: [
      foundationDocs(
        'docs/espace/tutorials/oracle/conflux-oracle.md',
        /Mainnet \(chain id 1030\) \| `(0x[0-9a-fA-F]{40})`/,
      ),
    ],
  },
  'espace.contract.priceOracle.testnet': {
    value: '0x838c40B3904FAfBc21b670c97b0dFeE7D8D0a016',
    seen: SEEN,
    places: [
      foundationDocs(
        'docs/espace/tutorials/oracle/conflux-oracle.md',
        /Testnet \(chain id 71\) \| `(0x[0-9a-fA-F]{40})`/,
      ),
    ],
  },
};

/** The node's own contracts, and contracts that others count on. */
export const CONTRACT_FACTS: Facts = {...internalContracts, ...wellKnown};
