/** How bad a weakness is, worst last. */
export const SEVERITIES = ['medium', 'high', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What those lose who are not the attacker. */
export type Loss = 'deposits' | 'locked' | 'tokens' | 'supply' | 'shares' | 'sale';

/** What the overview says of one topic; its name and address come from the sidebar. */
export interface Topic {
  severity: Severity;
  loss: Loss;
}

/** The topics by the last part of their address. */
export const TOPICS: Readonly<Record<string, Topic>> = {
  'access-control-exploit': {severity: 'critical', loss: 'deposits'},
  'bad-randomness': {severity: 'critical', loss: 'deposits'},
  'bypass-contract-check': {severity: 'medium', loss: 'shares'},
  'dos-attack': {severity: 'medium', loss: 'sale'},
  downcasting: {severity: 'critical', loss: 'deposits'},
  'erc20-token-transfer': {severity: 'high', loss: 'tokens'},
  'excessive-restriction': {severity: 'medium', loss: 'locked'},
  'flashloan-governance-attack': {severity: 'critical', loss: 'deposits'},
  'input-validation': {severity: 'critical', loss: 'tokens'},
  'mixed-accounting': {severity: 'medium', loss: 'locked'},
  'msg-value-in-loop': {severity: 'critical', loss: 'deposits'},
  overflow: {severity: 'high', loss: 'supply'},
  'price-manipulation': {severity: 'high', loss: 'deposits'},
  'private-variables': {severity: 'critical', loss: 'deposits'},
  'reentrancy-attack': {severity: 'critical', loss: 'deposits'},
  'selector-collisiion': {severity: 'critical', loss: 'tokens'},
  'signature-replay': {severity: 'high', loss: 'deposits'},
  'tx-origin': {severity: 'high', loss: 'deposits'},
  'unchecked-call': {severity: 'high', loss: 'deposits'},
};
