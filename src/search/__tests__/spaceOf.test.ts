import {expect, it} from 'vitest';
import {spaceOf} from '../spaceOf';

it.each([
  ['/docs/core/Overview', 'core'],
  ['/zh/docs/espace/DeveloperQuickstart#x', 'espace'],
  ['/es/docs/core', 'core'],
  ['/docs/general/core', undefined],
  ['/docs/corex/a', undefined],
  ['/blog/core', undefined],
])('%s belongs to %s', (address, space) => {
  expect(spaceOf(address)).toBe(space);
});
