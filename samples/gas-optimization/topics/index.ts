import type { Topic } from '../topic.ts';
import { CALLDATA_TOPICS } from './calldata.ts';
import { CONTRACT_TOPICS } from './contracts.ts';
import { LANGUAGE_TOPICS } from './language.ts';
import { STORAGE_TOPICS } from './storage.ts';

/** All topics, each once, by their address on the site. */
export const TOPICS: readonly Topic[] = [
  ...STORAGE_TOPICS,
  ...LANGUAGE_TOPICS,
  ...CALLDATA_TOPICS,
  ...CONTRACT_TOPICS,
].sort((a, b) => (a.slug < b.slug ? -1 : 1));
