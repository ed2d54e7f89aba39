export { askAt as ask } from '../harness/ask.ts';

export const coreUrl = process.env.CORE_RPC ?? 'http://127.0.0.1:12537';
export const espaceUrl = process.env.ESPACE_RPC ?? 'http://127.0.0.1:8545';
