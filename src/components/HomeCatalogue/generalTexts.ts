import {translate} from '@docusaurus/Translate';
import type {GeneralEntryId} from '@site/src/config/catalogue';
import type {EntryText} from './espaceTexts';

/** Names and lines of the entries on what both spaces share. */
export function generalTexts(): Record<GeneralEntryId, EntryText> {
  return {
    basics: {
      label: translate({id: 'home.catalogue.general.basics', message: 'Basics', description: 'Catalogue link'}),
      line: translate({
        id: 'home.catalogue.general.basics.line',
        message: 'Consensus, spaces, accounts, economics',
        description: 'Catalogue line',
      }),
    },
    gas: {
      label: translate({id: 'home.catalogue.general.gas', message: 'Gas and fees', description: 'Catalogue link'}),
      line: translate({
        id: 'home.catalogue.general.gas.line',
        message: 'What a transaction costs in either space',
        description: 'Catalogue line',
      }),
    },
    runNode: {
      label: translate({id: 'home.catalogue.general.runNode', message: 'Run a node', description: 'Catalogue link'}),
      line: translate({
        id: 'home.catalogue.general.runNode.line',
        message: 'Node types, set-up, upgrades, problems',
        description: 'Catalogue line',
      }),
    },
    fullNode: {
      label: translate({
        id: 'home.catalogue.general.fullNode',
        message: 'Run a full node',
        description: 'Catalogue link',
      }),
      line: translate({
        id: 'home.catalogue.general.fullNode.line',
        message: 'From the release file to a synced node',
        description: 'Catalogue line',
      }),
    },
    mineStake: {
      label: translate({
        id: 'home.catalogue.general.mineStake',
        message: 'Mining and staking',
        description: 'Catalogue link',
      }),
      line: translate({
        id: 'home.catalogue.general.mineStake.line',
        message: 'Mine with GPUs, validate, join a pool',
        description: 'Catalogue line',
      }),
    },
    build: {
      label: translate({id: 'home.catalogue.general.build', message: 'Build', description: 'Catalogue link'}),
      line: translate({
        id: 'home.catalogue.general.build.line',
        message: 'Solidity, contract security, gas, NFTs',
        description: 'Catalogue line',
      }),
    },
    faq: {
      label: translate({id: 'home.catalogue.general.faq', message: 'FAQ', description: 'Catalogue link'}),
      line: translate({
        id: 'home.catalogue.general.faq.line',
        message: 'What the community asks most',
        description: 'Catalogue line',
      }),
    },
  };
}
