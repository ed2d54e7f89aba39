import {describe, expect, it} from 'vitest';
import {pathExists} from '../pathExists';

const pages = [
  {path: '/zh/docs/overview/'},
  {path: '/zh/docs/espace/Overview'},
  {path: '/zh/docs/hidden', unlisted: true},
];

describe('pathExists', () => {
  it('ignores a trailing slash on either side', () => {
    expect(pathExists(pages, '/zh/docs/overview')).toBe(true);
    expect(pathExists(pages, '/zh/docs/espace/Overview/')).toBe(true);
  });

  it('knows neither other pages, nor other languages, nor other spellings', () => {
    expect(pathExists(pages, '/zh/docs/espace')).toBe(false);
    expect(pathExists(pages, '/docs/overview')).toBe(false);
    expect(pathExists(pages, '/zh/docs/espace/overview')).toBe(false);
  });

  it('does not count a page that is not listed', () => {
    expect(pathExists(pages, '/zh/docs/hidden')).toBe(false);
  });
});
