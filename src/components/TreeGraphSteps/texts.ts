import {translate} from '@docusaurus/Translate';
import {ORDER, PIVOT_CHAIN, type Step} from './graph';

/** Heading and explanation of a step. */
export interface StepText {
  title: string;
  text: string;
}

const description = 'A step of the Tree-Graph drawing; single capital letters are block names';

function treeTexts(step: 'parents' | 'references' | 'weights'): StepText {
  switch (step) {
    case 'parents':
      return {
        title: translate({id: 'treeGraphSteps.parents.title', message: 'Parents make a tree', description}),
        text: translate({
          id: 'treeGraphSteps.parents.text',
          message:
            'Every block except the genesis block G points to a parent, the block that it builds on. A and B were mined at the same time, so the tree forks. Blocks in one column have the same height.',
          description,
        }),
      };
    case 'references':
      return {
        title: translate({id: 'treeGraphSteps.references.title', message: 'References join the branches', description}),
        text: translate({
          id: 'treeGraphSteps.references.text',
          message:
            'The miner of I had seen every older block except J. I builds on E and refers to the other ends of the graph: C, F and H (dashed). J was mined early but arrived late. K refers to it.',
          description,
        }),
      };
    case 'weights':
      return {
        title: translate({id: 'treeGraphSteps.weights.title', message: 'Weigh each subtree', description}),
        text: translate({
          id: 'treeGraphSteps.weights.text',
          message:
            'The number above a block counts the block and everything that builds on it along parent edges. References add no weight.',
          description,
        }),
      };
  }
}

function orderTexts(step: 'pivot' | 'epochs' | 'order'): StepText {
  switch (step) {
    case 'pivot':
      return {
        title: translate({id: 'treeGraphSteps.pivot.title', message: 'Follow the heaviest child', description}),
        text: translate(
          {
            id: 'treeGraphSteps.pivot.text',
            message:
              'Start at G and always continue with the heaviest child: {chain}. That is the pivot chain. K and L are equally heavy, so the larger hash decides: K.',
            description,
          },
          {chain: PIVOT_CHAIN.join(', ')},
        ),
      };
    case 'epochs':
      return {
        title: translate({id: 'treeGraphSteps.epochs.title', message: 'Collect the epochs', description}),
        text: translate({
          id: 'treeGraphSteps.epochs.text',
          message:
            'Each pivot block closes an epoch, numbered by its height. It contains every block that the pivot block reaches along either kind of edge, unless an earlier epoch has it. I brings the whole branch B, D, H into epoch 3. Nothing refers to L yet, so it has no epoch.',
          description,
        }),
      };
    case 'order':
      return {
        title: translate({id: 'treeGraphSteps.order.title', message: 'Put the blocks in order', description}),
        text: translate(
          {
            id: 'treeGraphSteps.order.text',
            message:
              'Epochs come one after another. Within an epoch, a block comes after every block that it points to, so the pivot block is last. Hashes decide the rest. Result: {order}.',
            description,
          },
          {order: ORDER.join(', ')},
        ),
      };
  }
}

/** What a step shows, in the reader's language. */
export function textOf(step: Step): StepText {
  switch (step) {
    case 'parents':
    case 'references':
    case 'weights':
      return treeTexts(step);
    case 'pivot':
    case 'epochs':
    case 'order':
      return orderTexts(step);
    case 'transactions':
      return {
        title: translate({id: 'treeGraphSteps.transactions.title', message: 'Run the transactions', description}),
        text: translate({
          id: 'treeGraphSteps.transactions.text',
          message:
            'In this order, each nonce of an account runs once (✓). The others are skipped (✗): C has the same transaction as D, J the same as F, and the one in H has a nonce that the one in E has used.',
          description,
        }),
      };
  }
}
