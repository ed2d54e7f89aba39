import {translate} from '@docusaurus/Translate';
import type {Step, Variant} from './toSteps';

const description = 'Drawing of a reentrancy attack: calls and payments between a bank and a thief';

/** The heads of the drawing's columns. */
export const headTexts = (): Record<'held' | 'recorded' | 'bank' | 'thief', string> => ({
  held: translate({id: 'reentrancy.held', message: 'Bank holds', description}),
  recorded: translate({id: 'reentrancy.recorded', message: 'Recorded', description}),
  bank: translate({id: 'reentrancy.bank', message: 'Bank', description}),
  thief: translate({id: 'reentrancy.thief', message: 'Thief', description}),
});

/** What the drawing shows. */
export function captionText(variant: Variant): string {
  return variant === 'vulnerable'
    ? translate({
        id: 'reentrancy.vulnerable.caption',
        message:
          'Calls and payments from top to bottom, in CFX. “Recorded” is what the bank still owes the thief: it stays the same while the bank pays, and is set to 0 too late.',
        description,
      })
    : translate({
        id: 'reentrancy.fixed.caption',
        message:
          'The same attack on the fixed bank: it records the withdrawal first, and the second call is rejected. The whole transaction reverts, including the deposit.',
        description,
      });
}

function endText({error, bank, thief}: Extract<Step, {kind: 'end'}>): string {
  const values = {bank: String(bank), thief: String(thief), error: error ?? ''};
  return error === undefined
    ? translate({id: 'reentrancy.end', message: 'At the end: bank {bank} CFX, thief {thief} CFX', description}, values)
    : translate(
        {
          id: 'reentrancy.reverted',
          message: '{error}: everything reverts. At the end: bank {bank} CFX, thief {thief} CFX',
          description,
        },
        values,
      );
}

/** What happens in a step. */
export function stepText(step: Step): string {
  switch (step.kind) {
    case 'deposit':
      return translate({id: 'reentrancy.deposit', message: 'deposit {amount} CFX', description}, {amount: step.amount});
    case 'payment':
      return translate({id: 'reentrancy.payment', message: 'pays {amount} CFX', description}, {amount: step.amount});
    case 'call':
      return 'withdraw()';
    case 'write':
      return step.isLate
        ? translate({id: 'reentrancy.write.late', message: 'sets the record to 0: too late', description})
        : translate({id: 'reentrancy.write', message: 'sets the record to 0', description});
    case 'more':
      return translate({id: 'reentrancy.more', message: '… {times} more times', description}, {times: step.times});
    case 'end':
      return endText(step);
  }
}

/** A step in words, with both balances after it if it changes one. */
export function sentenceOf(step: Step): string {
  const text = stepText(step);
  const {bank, thief} = headTexts();
  if (step.kind === 'more' || step.kind === 'end') return text;
  const who = step.kind === 'deposit' || step.kind === 'call' ? thief : bank;
  if (step.kind === 'call')
    return step.isCut
      ? translate({id: 'reentrancy.sentence.cut', message: '{who}: {text}, rejected', description}, {who, text})
      : translate({id: 'reentrancy.sentence.call', message: '{who}: {text}', description}, {who, text});
  return translate(
    {id: 'reentrancy.sentence', message: '{who}: {text}. Bank holds {held}, recorded {recorded}', description},
    {who, text, held: step.after.held, recorded: step.after.recorded},
  );
}
