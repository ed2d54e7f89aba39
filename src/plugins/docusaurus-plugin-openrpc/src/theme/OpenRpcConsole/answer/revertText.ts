import {translate} from '@docusaurus/Translate';
import type {RevertReason} from '../../../console/answer/revertReason';

const PANICS: Record<string, () => string> = {
  '0x01': () =>
    translate({
      id: 'openrpc.console.answer.panic.assert',
      message: 'an assertion does not hold',
      description: 'Solidity panic 0x01',
    }),
  '0x11': () =>
    translate({
      id: 'openrpc.console.answer.panic.overflow',
      message: 'a calculation overflows',
      description: 'Solidity panic 0x11',
    }),
  '0x12': () =>
    translate({
      id: 'openrpc.console.answer.panic.zero',
      message: 'a division by zero',
      description: 'Solidity panic 0x12',
    }),
  '0x21': () =>
    translate({
      id: 'openrpc.console.answer.panic.enum',
      message: 'a value that its enum does not have',
      description: 'Solidity panic 0x21',
    }),
  '0x31': () =>
    translate({
      id: 'openrpc.console.answer.panic.pop',
      message: 'an entry is taken from an empty array',
      description: 'Solidity panic 0x31',
    }),
  '0x32': () =>
    translate({
      id: 'openrpc.console.answer.panic.index',
      message: 'an index is outside its array',
      description: 'Solidity panic 0x32',
    }),
  '0x41': () =>
    translate({
      id: 'openrpc.console.answer.panic.memory',
      message: 'more memory is requested than there is',
      description: 'Solidity panic 0x41',
    }),
};

/** Why a contract reverted, in the reader's language; its own words follow separately. */
export function revertText(reason: RevertReason): string {
  switch (reason.kind) {
    case 'words':
      return translate({
        id: 'openrpc.console.answer.revert.words',
        message: 'The contract’s reason:',
        description: 'Before the decoded revert reason',
      });
    case 'panic': {
      const {code} = reason;
      const meaning = PANICS[code]?.();
      return meaning === undefined
        ? translate(
            {
              id: 'openrpc.console.answer.revert.panic',
              message: 'The contract stopped at a check of the compiler: Panic({code}).',
              description: 'Decoded revert reason',
            },
            {code},
          )
        : translate(
            {
              id: 'openrpc.console.answer.revert.panicMeaning',
              message: 'The contract stopped at a check of the compiler, Panic({code}): {meaning}.',
              description: 'Decoded revert reason',
            },
            {code, meaning},
          );
    }
    case 'custom':
      return translate(
        {
          id: 'openrpc.console.answer.revert.custom',
          message:
            'The contract returned its own error with the selector {selector}. Its ABI has the name and the values.',
          description: 'Decoded revert reason',
        },
        {selector: reason.selector},
      );
  }
}
