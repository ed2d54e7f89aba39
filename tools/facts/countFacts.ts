import {LIVE_CHECKS} from './live/liveChecks';
import {FACTS} from '../../src/facts/registry';

/** How many facts there are and how they are checked, in one line; a fact may be checked in more than one way. */
export function countFacts(): string {
  const facts = [...FACTS];
  const live = facts.filter(([id]) => id in LIVE_CHECKS).length;
  const atSource = facts.filter(([, {places = []}]) => places.length > 0).length;
  const dated = facts.filter(([, {seen}]) => seen !== undefined).length;
  const disagreeing = facts.filter(([, {disagreement}]) => disagreement !== undefined).length;
  return [
    `Facts: ${String(facts.length)}`,
    `asked of a node: ${String(live)}`,
    `at their source: ${String(atSource)}`,
    `with the day they were seen: ${String(dated)}`,
    `sources disagree on: ${String(disagreeing)}`,
  ].join('; ');
}
