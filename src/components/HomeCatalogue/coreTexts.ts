import {translate} from '@docusaurus/Translate';
import type {CoreEntryId} from '@site/src/config/catalogue';
import type {EntryText} from './espaceTexts';

/** Names and lines of the Core Space entries. */
export function coreTexts(): Record<CoreEntryId, EntryText> {
  return {
    gettingStarted: {
      label: translate({
        id: 'home.catalogue.core.gettingStarted',
        message: 'Getting started',
        description: 'Catalogue link',
      }),
      line: translate({
        id: 'home.catalogue.core.gettingStarted.line',
        message: 'Install a wallet and fund an account',
        description: 'Catalogue line',
      }),
    },
    basics: {
      label: translate({id: 'home.catalogue.core.basics', message: 'Basics', description: 'Catalogue link'}),
      line: translate({
        id: 'home.catalogue.core.basics.line',
        message: 'Accounts, storage, internal contracts, VM',
        description: 'Catalogue line',
      }),
    },
    addresses: {
      label: translate({id: 'home.catalogue.core.addresses', message: 'Addresses', description: 'Catalogue link'}),
      line: translate({
        id: 'home.catalogue.core.addresses.line',
        message: 'The base32 form, its prefixes and checksum',
        description: 'Catalogue line',
      }),
    },
    transactions: {
      label: translate({
        id: 'home.catalogue.core.transactions',
        message: 'Transactions explained',
        description: 'Catalogue link',
      }),
      line: translate({
        id: 'home.catalogue.core.transactions.line',
        message: 'Fields, stages, receipts, common errors',
        description: 'Catalogue line',
      }),
    },
    sponsorship: {
      label: translate({id: 'home.catalogue.core.sponsorship', message: 'Sponsorship', description: 'Catalogue link'}),
      line: translate({
        id: 'home.catalogue.core.sponsorship.line',
        message: 'Pay gas and storage for your users',
        description: 'Catalogue line',
      }),
    },
    tutorials: {
      label: translate({id: 'home.catalogue.core.tutorials', message: 'Tutorials', description: 'Catalogue link'}),
      line: translate({
        id: 'home.catalogue.core.tutorials.line',
        message: 'Hardhat, JS SDK, sponsoring, NFTs',
        description: 'Catalogue line',
      }),
    },
    endpoints: {
      label: translate({id: 'home.catalogue.core.endpoints', message: 'RPC endpoints', description: 'Catalogue link'}),
      line: translate({
        id: 'home.catalogue.core.endpoints.line',
        message: 'Addresses of the public JSON-RPC servers',
        description: 'Catalogue line',
      }),
    },
    build: {
      label: translate({id: 'home.catalogue.core.build', message: 'Build', description: 'Catalogue link'}),
      line: translate({
        id: 'home.catalogue.core.build.line',
        message: 'JSON-RPC, SDKs, tools, your own node',
        description: 'Catalogue line',
      }),
    },
  };
}
