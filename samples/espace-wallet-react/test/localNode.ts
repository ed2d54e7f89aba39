import { defineChain } from 'viem';
import { localChain } from '../src/localChain';

/** The page's local network, at another URL. */
export const localNode = (url: string) =>
  defineChain({ ...localChain, rpcUrls: { default: { http: [url] } } });
