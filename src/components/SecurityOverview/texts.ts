import {translate} from '@docusaurus/Translate';
import type {Loss, Severity} from './topics';

/** The reader's word for a severity. */
export function severityText(severity: Severity): string {
  const texts: Record<Severity, string> = {
    critical: translate({
      id: 'security.severity.critical',
      message: 'Critical',
      description: 'Severity of a weakness of contracts',
    }),
    high: translate({
      id: 'security.severity.high',
      message: 'High',
      description: 'Severity of a weakness of contracts',
    }),
    medium: translate({
      id: 'security.severity.medium',
      message: 'Medium',
      description: 'Severity of a weakness of contracts',
    }),
  };
  return texts[severity];
}

/** The reader's words for what is lost. */
export function lossText(loss: Loss): string {
  const texts: Record<Loss, string> = {
    deposits: translate({
      id: 'security.loss.deposits',
      message: 'Everything in the contract',
      description: 'What a weakness of contracts costs',
    }),
    locked: translate({
      id: 'security.loss.locked',
      message: 'Deposits, locked forever',
      description: 'What a weakness of contracts costs',
    }),
    tokens: translate({
      id: 'security.loss.tokens',
      message: 'Tokens of others',
      description: 'What a weakness of contracts costs',
    }),
    supply: translate({
      id: 'security.loss.supply',
      message: 'The value of the token',
      description: 'What a weakness of contracts costs',
    }),
    shares: translate({
      id: 'security.loss.shares',
      message: 'The shares of other people',
      description: 'What a weakness of contracts costs',
    }),
    sale: translate({
      id: 'security.loss.sale',
      message: 'A fair price',
      description: 'What a weakness of contracts costs',
    }),
  };
  return texts[loss];
}
