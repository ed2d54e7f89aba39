import {translate} from '@docusaurus/Translate';
import type {PastedAddress} from '@site/src/search/results';

/** The same of a Core Space address without its prefix. */
function cutText(network: PastedAddress['network']): string {
  switch (network) {
    case 'mainnet':
      return translate({
        id: 'search.pasted.cut.mainnet',
        message: 'This is a Core Space address on mainnet without its prefix: write cfx: before it.',
        description: 'About a pasted address that lacks its prefix',
      });
    case 'testnet':
      return translate({
        id: 'search.pasted.cut.testnet',
        message: 'This is a Core Space address on testnet without its prefix: write cfxtest: before it.',
        description: 'About a pasted address that lacks its prefix',
      });
    default:
      return translate({
        id: 'search.pasted.cut',
        message:
          'This has the form of a Core Space address without its prefix. Its checksum fits neither mainnet nor testnet: copy the whole address again.',
        description: 'About a pasted address that lacks its prefix',
      });
  }
}

/** Which space and network an address belongs to, as far as its characters show. */
export function kindText({space, network, isCut}: PastedAddress): string {
  if (isCut) return cutText(network);
  if (space === 'espace') {
    return translate({
      id: 'search.pasted.hex',
      message:
        'This is a hex address: of an eSpace account, or the hex form of a Core Space address. Its characters don’t show which, nor the network.',
      description: 'About a pasted address that begins with 0x',
    });
  }
  switch (network) {
    case 'mainnet':
      return translate({
        id: 'search.pasted.mainnet',
        message: 'This is a Core Space address on mainnet.',
        description: 'About a pasted address',
      });
    case 'testnet':
      return translate({
        id: 'search.pasted.testnet',
        message: 'This is a Core Space address on testnet.',
        description: 'About a pasted address',
      });
    default:
      return translate({
        id: 'search.pasted.other',
        message: 'This is a Core Space address on a network that is neither mainnet nor testnet.',
        description: 'About a pasted address',
      });
  }
}

function hexChecksumText(sound: boolean | undefined): string {
  switch (sound) {
    case true:
      return translate({
        id: 'search.pasted.hex.sound',
        message: 'Its capitals match its checksum (EIP-55).',
        description: 'About a pasted hex address',
      });
    case false:
      return translate({
        id: 'search.pasted.hex.unsound',
        message:
          'Its capitals don’t match its checksum (EIP-55): a character may be wrong. Copy the address again before you use it.',
        description: 'About a pasted hex address',
      });
    default:
      return translate({
        id: 'search.pasted.hex.unchecked',
        message: 'It has no checksum: its letters are all of one case.',
        description: 'About a pasted hex address',
      });
  }
}

/** Whether the checksum of an address is right; empty if a base32 address was not checked. */
export function checksumText({space, sound}: PastedAddress): string {
  if (space === 'espace') return hexChecksumText(sound);
  if (sound === undefined) return '';
  return sound
    ? translate({
        id: 'search.pasted.core.sound',
        message: 'Its checksum is correct.',
        description: 'About a pasted Core Space address',
      })
    : translate({
        id: 'search.pasted.core.unsound',
        message:
          'Its checksum is wrong: a character was changed, added or lost. Copy the address again before you use it.',
        description: 'About a pasted Core Space address',
      });
}
