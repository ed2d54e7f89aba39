import {useState} from 'react';
import type {Consent} from './ConsentDialog';

/** An open question, and the means to answer it. */
export interface ConsentState {
  pending: Consent | undefined;
  /** Asks the reader; resolves with the answer. */
  ask: (consent: Consent) => Promise<boolean>;
  answer: (agreed: boolean) => void;
}

/** One question to the reader at a time. */
export function useConsent(): ConsentState {
  const [question, setQuestion] = useState<{consent: Consent; resolve: (agreed: boolean) => void}>();
  return {
    pending: question?.consent,
    ask: (consent) => new Promise((resolve) => setQuestion({consent, resolve})),
    answer: (agreed) => {
      setQuestion(undefined);
      question?.resolve(agreed);
    },
  };
}
