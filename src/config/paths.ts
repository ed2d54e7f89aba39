/** One page of a path: its source below docs/ without ending, and its address. */
export interface PathStep {
  doc: string;
  to: `/docs/${string}`;
}

/** Pages in the order in which someone with one goal reads them. */
export interface ReadingPath<Id extends string = string> {
  id: Id;
  steps: readonly PathStep[];
}

/** The ways through the docs. Some pages belong to two. */
export const READING_PATHS = [
  {
    id: 'espace',
    steps: [
      {doc: 'espace/DeveloperQuickstart', to: '/docs/espace/DeveloperQuickstart'},
      {
        doc: 'espace/tutorials/deployContract/hardhatAndFoundry',
        to: '/docs/espace/tutorials/deployContract/hardhatAndFoundry',
      },
      {doc: 'espace/tutorials/VerifyContracts', to: '/docs/espace/VerifyContracts'},
      {doc: 'espace/tutorials/walletConnect/reactjs', to: '/docs/espace/tutorials/walletConnect/reactjs'},
      {doc: 'general/conflux-basics/gas', to: '/docs/general/conflux-basics/gas'},
      {
        doc: 'general/build/smart-contracts/contract-security/contract-security',
        to: '/docs/general/build/smart-contracts/contract-security',
      },
      {doc: 'general/build/go-to-mainnet', to: '/docs/general/build/go-to-mainnet'},
    ],
  },
  {
    id: 'core',
    steps: [
      {doc: 'core/core-developer-quickstart', to: '/docs/core/core-developer-quickstart'},
      {doc: 'core/core-space-basics/addresses', to: '/docs/core/core-space-basics/addresses'},
      {doc: 'core/build/sdks-and-tools/sdks', to: '/docs/core/build/sdks-and-tools/sdks'},
      {doc: 'core/core-space-basics/storage', to: '/docs/core/core-space-basics/storage'},
      {doc: 'core/tutorials/how-to-sponsor-contract', to: '/docs/core/tutorials/how-to-sponsor-contract'},
      {
        doc: 'general/build/smart-contracts/contract-security/contract-security',
        to: '/docs/general/build/smart-contracts/contract-security',
      },
      {doc: 'general/build/go-to-mainnet', to: '/docs/general/build/go-to-mainnet'},
    ],
  },
  {
    id: 'node',
    steps: [
      {doc: 'general/run-a-node/Overview', to: '/docs/general/run-a-node/Overview'},
      {doc: 'general/run-a-node/node-types', to: '/docs/general/run-a-node/node-types'},
      {doc: 'general/run-a-node/run-a-node', to: '/docs/general/run-a-node'},
      {
        doc: 'general/run-a-node/advanced-topics/running-full-node',
        to: '/docs/general/run-a-node/advanced-topics/running-full-node',
      },
      {doc: 'general/run-a-node/keep-it-running', to: '/docs/general/run-a-node/keep-it-running'},
      {doc: 'general/run-a-node/monitor', to: '/docs/general/run-a-node/monitor'},
      {doc: 'general/run-a-node/how-to-upgrad', to: '/docs/general/run-a-node/how-to-upgrad'},
      {doc: 'general/run-a-node/TroubleShooting', to: '/docs/general/run-a-node/TroubleShooting'},
    ],
  },
  {
    id: 'stake',
    steps: [
      {doc: 'general/mine-stake/stake/stake', to: '/docs/general/mine-stake/stake'},
      {
        doc: 'general/mine-stake/stake/staking-considerations',
        to: '/docs/general/mine-stake/stake/staking-considerations',
      },
      {doc: 'general/mine-stake/stake/pos-pools-list', to: '/docs/general/mine-stake/stake/pos-pools-list'},
      {
        doc: 'general/mine-stake/stake/become-a-solo-validator',
        to: '/docs/general/mine-stake/stake/become-a-solo-validator',
      },
      {doc: 'general/mine-stake/stake/faqs', to: '/docs/general/mine-stake/stake/faqs'},
    ],
  },
  {
    id: 'move',
    steps: [
      {doc: 'general/blockchain-security/create-wallet', to: '/docs/general/blockchain-security/create-wallet'},
      {doc: 'general/blockchain-security/backup-wallet', to: '/docs/general/blockchain-security/backup-wallet'},
      {doc: 'overview/space-intro', to: '/docs/overview/space-intro'},
      {
        doc: 'general/tutorials/transferring-funds/transferring-funds',
        to: '/docs/general/tutorials/transferring-funds',
      },
      {
        doc: 'general/tutorials/transferring-funds/transfer-funds-across-spaces',
        to: '/docs/general/tutorials/transferring-funds/transfer-funds-across-spaces',
      },
    ],
  },
] as const satisfies readonly ReadingPath[];

export type ReadingPathId = (typeof READING_PATHS)[number]['id'];
