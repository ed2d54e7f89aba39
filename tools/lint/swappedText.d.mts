import type {Rule} from 'eslint';

export declare const swappedText: Rule.RuleModule;
