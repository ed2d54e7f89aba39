import {expect, it} from 'vitest';
import {analyticsSettings} from '../analyticsSettings';

const COMPLETE = {scriptPath: '/js/analytics.js', projectId: 'p1', origin: 'https://stats.example'};
const fields = (over: object = {}) => ({thirdParties: {analytics: {...COMPLETE, ...over}}});

it('reads a complete configuration, its origin without a path', () => {
  expect(analyticsSettings(fields())).toEqual(COMPLETE);
  expect(analyticsSettings(fields({origin: 'https://stats.example/'}))).toEqual(COMPLETE);
});

it.each([
  undefined,
  {},
  {thirdParties: {}},
  fields({projectId: ''}),
  fields({origin: ''}),
  fields({origin: 'stats.example'}),
  fields({origin: 'https://['}),
  fields({scriptPath: 'https://x/y.js'}),
])('has no statistics from %j', (customFields) => {
  expect(analyticsSettings(customFields)).toBeUndefined();
});
