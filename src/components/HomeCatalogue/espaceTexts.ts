import {translate} from '@docusaurus/Translate';
import type {EspaceEntryId} from '@site/src/config/catalogue';

/** What a reader sees of one entry: its name and one line on what the page holds. */
export interface EntryText {
  label: string;
  line: string;
}

/** Names and lines of the eSpace entries. */
export function espaceTexts(): Record<EspaceEntryId, EntryText> {
  return {
    quickstart: {
      label: translate({
        id: 'home.catalogue.espace.quickstart',
        message: 'Developer quickstart',
        description: 'Catalogue link',
      }),
      line: translate({
        id: 'home.catalogue.espace.quickstart.line',
        message: 'Deploy a first contract and call it',
        description: 'Catalogue line',
      }),
    },
    userGuide: {
      label: translate({id: 'home.catalogue.espace.userGuide', message: 'User guide', description: 'Catalogue link'}),
      line: translate({
        id: 'home.catalogue.espace.userGuide.line',
        message: 'Set up a wallet, get CFX, send it',
        description: 'Catalogue line',
      }),
    },
    bridgeGuide: {
      label: translate({
        id: 'home.catalogue.espace.bridgeGuide',
        message: 'Bridge guide',
        description: 'Catalogue link',
      }),
      line: translate({
        id: 'home.catalogue.espace.bridgeGuide.line',
        message: 'Move CFX and tokens between the two spaces',
        description: 'Catalogue line',
      }),
    },
    tutorials: {
      label: translate({id: 'home.catalogue.espace.tutorials', message: 'Tutorials', description: 'Catalogue link'}),
      line: translate({
        id: 'home.catalogue.espace.tutorials.line',
        message: 'Contracts, SDKs, signatures, upgrades, indexing',
        description: 'Catalogue line',
      }),
    },
    endpoints: {
      label: translate({
        id: 'home.catalogue.espace.endpoints',
        message: 'Network endpoints',
        description: 'Catalogue link',
      }),
      line: translate({
        id: 'home.catalogue.espace.endpoints.line',
        message: 'Addresses of the public JSON-RPC servers',
        description: 'Catalogue line',
      }),
    },
    compatibility: {
      label: translate({
        id: 'home.catalogue.espace.compatibility',
        message: 'EVM compatibility',
        description: 'Catalogue link',
      }),
      line: translate({
        id: 'home.catalogue.espace.compatibility.line',
        message: 'Where eSpace differs from Ethereum',
        description: 'Catalogue line',
      }),
    },
    faqs: {
      label: translate({id: 'home.catalogue.espace.faqs', message: 'FAQs', description: 'Catalogue link'}),
      line: translate({
        id: 'home.catalogue.espace.faqs.line',
        message: 'Short answers on eSpace',
        description: 'Catalogue line',
      }),
    },
  };
}
