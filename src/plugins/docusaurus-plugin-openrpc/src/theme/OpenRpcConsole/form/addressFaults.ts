import {translate} from '@docusaurus/Translate';
import {networkName} from './networkName';
import type {FaultSentence} from './valueFaults';

/** Sentences for addresses: each explains what the mistake can cost. */
export const ADDRESS_FAULTS = {
  'hex-for-base32': () =>
    translate({
      id: 'openrpc.console.fault.hex-for-base32',
      message:
        'This is a hex address. Core Space uses base32 addresses, which include their network. Use the base32 form of the same account.',
      description: 'A fault in a request: what, why, what to do',
    }),
  'base32-for-hex': () =>
    translate({
      id: 'openrpc.console.fault.base32-for-hex',
      message:
        'This is a base32 address of Core Space; eSpace uses hex addresses. The same bytes are another account there, and funds sent to it can be lost. Use an address of eSpace.',
      description: 'A fault in a request: what, why, what to do',
    }),
  'not-an-address': () =>
    translate({
      id: 'openrpc.console.fault.not-an-address',
      message: 'This does not have the form of an address. Copy the whole address again.',
      description: 'A fault in a request: what, why, what to do',
    }),
  'address-case': () =>
    translate({
      id: 'openrpc.console.fault.address-case',
      message:
        'The address mixes upper and lower case, which a base32 address must not do. Copy it again, or write it in lower case.',
      description: 'A fault in a request: what, why, what to do',
    }),
  'address-characters': (values) =>
    translate(
      {
        id: 'openrpc.console.fault.address-characters',
        message: 'The address contains characters that no base32 address has: {found}. Copy it again.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  'address-length': (values) =>
    translate(
      {
        id: 'openrpc.console.fault.address-length',
        message:
          'The address has {found} characters after its prefix instead of {expected}. Copy the whole address again.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  'address-checksum': () =>
    translate({
      id: 'openrpc.console.fault.address-checksum',
      message:
        'The checksum of this address is wrong: at least one character differs. Funds sent to a mistyped address are lost. Copy it again from its source.',
      description: 'A fault in a request: what, why, what to do',
    }),
  'address-type': (values) =>
    translate(
      {
        id: 'openrpc.console.fault.address-type',
        message: 'No account has this address: it has {found} instead of {expected}. Check where you got the address.',
        description: 'A fault in a request: what, why, what to do',
      },
      values,
    ),
  'address-version': () =>
    translate({
      id: 'openrpc.console.fault.address-version',
      message: 'No node supports this version of addresses. Check where you got the address.',
      description: 'A fault in a request: what, why, what to do',
    }),
  'address-prefix': (values) =>
    values.found === ''
      ? translate({
          id: 'openrpc.console.fault.address-prefix.none',
          message:
            'The address has no network. Write cfx:, cfxtest: or net, a number and a colon before it, as at its source.',
          description: 'A fault in a request: what, why, what to do',
        })
      : translate(
          {
            id: 'openrpc.console.fault.address-prefix',
            message:
              '“{found}” isn’t a network of Core Space. Addresses begin with cfx:, cfxtest: or net and a number.',
            description: 'A fault in a request: what, why, what to do',
          },
          values,
        ),
  'wrong-network': ({found, expected}) =>
    translate(
      {
        id: 'openrpc.console.fault.wrong-network',
        message:
          'This address belongs to {found}; the endpoint is {expected}. Funds sent to an address of another network can be lost. Use an address that begins with {prefix}:.',
        description: 'A fault in a request: what, why, what to do',
      },
      {found: networkName(found), expected: networkName(expected), prefix: expected},
    ),
} satisfies Record<string, FaultSentence>;
