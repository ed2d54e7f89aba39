import {fillFence} from '../../src/markdown/samples/fillFence';
import type {Fence, Origin} from '../../src/markdown/samples/fence';
import {nodesBelow} from '../../src/markdown/tree';
import {lineOf, parsePage} from './parseProse';

/** One fenced code block of a page, and the line it starts on. */
export interface PlacedFence extends Fence {
  line: number;
}

/** What a page shows in one fence, or what is wrong with it. */
export interface ReadFence extends PlacedFence {
  origin?: Origin;
  fault?: string;
}

/** Every fence of a page. */
export function fencesOf(page: string): PlacedFence[] {
  return [...nodesBelow(parsePage(page).tree)]
    .filter((node) => node.type === 'code')
    .map((node) => ({line: lineOf(node), language: node.lang, meta: node.meta, text: node.value}));
}

/** Every fence of a page as the build fills it; a copy of a sample's text is a fault even if it is accurate. */
export function readFences(page: string, samplesDir: string): ReadFence[] {
  return fencesOf(page).map((fence) => {
    try {
      const {text, origin} = fillFence(fence, samplesDir);
      const copied = origin !== undefined && origin.kind !== 'untested' && fence.text !== '';
      return {
        ...fence,
        text,
        ...(origin && {origin}),
        ...(copied && {fault: 'this fence repeats its sample; leave its body empty'}),
      };
    } catch (error) {
      return {...fence, fault: error instanceof Error ? error.message : String(error)};
    }
  });
}
