import {translate} from '@docusaurus/Translate';
import type {Network} from '@site/src/config/networks';

/** What the comparison says of one space in words; numbers and names of code come from the configuration. */
export interface SpaceText {
  line: string;
  addressForm: string;
  tools: string;
  fees: string;
  more: string;
}

/** The words of the comparison, in the language being read. */
export function spaceTexts(): Record<Network['space'], SpaceText> {
  return {
    core: {
      line: translate({
        id: 'home.spaces.core.line',
        message: 'Conflux’s own environment: sponsors can pay for your users.',
        description: 'Comparison of the two spaces',
      }),
      addressForm: translate({
        id: 'home.spaces.core.addressForm',
        message: 'base32',
        description: 'Comparison of the two spaces',
      }),
      tools: translate({
        id: 'home.spaces.core.tools',
        message: 'Fluent, js-conflux-sdk, hardhat-conflux',
        description: 'Comparison of the two spaces',
      }),
      fees: translate({
        id: 'home.spaces.core.fees',
        message: 'Base fee from 1 Gdrip per gas. Storage needs CFX collateral.',
        description: 'Comparison of the two spaces',
      }),
      more: translate({
        id: 'home.spaces.core.more',
        message: 'Core Space overview',
        description: 'Comparison of the two spaces',
      }),
    },
    espace: {
      line: translate({
        id: 'home.spaces.espace.line',
        message: 'The EVM on the same ledger: your Ethereum tools and contracts work.',
        description: 'Comparison of the two spaces',
      }),
      addressForm: translate({
        id: 'home.spaces.espace.addressForm',
        message: 'hex',
        description: 'Comparison of the two spaces',
      }),
      tools: translate({
        id: 'home.spaces.espace.tools',
        message: 'MetaMask, ethers, viem, Hardhat, Foundry',
        description: 'Comparison of the two spaces',
      }),
      fees: translate({
        id: 'home.spaces.espace.fees',
        message: 'Base fee from 20 Gdrip per gas. No storage collateral.',
        description: 'Comparison of the two spaces',
      }),
      more: translate({
        id: 'home.spaces.espace.more',
        message: 'eSpace overview',
        description: 'Comparison of the two spaces',
      }),
    },
  };
}
