import {translate} from '@docusaurus/Translate';
import type {ResourceId} from '@site/src/config/resources';

/** What a reader sees of one topic. */
export interface ResourceText {
  title: string;
  line: string;
}

/** Titles and lines of the Resources section. */
export function resourceTexts(): Record<ResourceId, ResourceText> {
  return {
    basics: {
      title: translate({id: 'resources.basics', message: 'Basics', description: 'Resources card'}),
      line: translate({
        id: 'resources.basics.line',
        message: 'How the Tree-Graph orders blocks, and what accounts, gas and spaces are',
        description: 'Resources card, one line',
      }),
    },
    mineStake: {
      title: translate({id: 'resources.mineStake', message: 'Mining & Staking', description: 'Resources card'}),
      line: translate({
        id: 'resources.mineStake.line',
        message: 'Add blocks with proof of work, or sign them with staked CFX',
        description: 'Resources card, one line',
      }),
    },
    runNode: {
      title: translate({id: 'resources.runNode', message: 'Run a Node', description: 'Resources card'}),
      line: translate({
        id: 'resources.runNode.line',
        message: 'Keep a copy of the whole graph: full, archive or light',
        description: 'Resources card, one line',
      }),
    },
    build: {
      title: translate({id: 'resources.build', message: 'Build', description: 'Resources card'}),
      line: translate({
        id: 'resources.build.line',
        message: 'Write contracts, keep them safe, and spend less gas',
        description: 'Resources card, one line',
      }),
    },
    faqs: {
      title: translate({id: 'resources.faqs', message: 'FAQs', description: 'Resources card'}),
      line: translate({
        id: 'resources.faqs.line',
        message: 'Short answers to what readers ask most',
        description: 'Resources card, one line',
      }),
    },
    guides: {
      title: translate({id: 'resources.guides', message: 'Guides', description: 'Resources card'}),
      line: translate({
        id: 'resources.guides.line',
        message: 'Wallets and transfers, step by step',
        description: 'Resources card, one line',
      }),
    },
  };
}
