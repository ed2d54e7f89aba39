import type {SearchAnswer, SearchPage} from './results';

/** The areas that an answer can be cut down to, in the order in which they are offered. */
export const AREAS = ['all', 'rpc', 'core', 'espace', 'conflux', 'blog'] as const;

/** One area of the portal; `all` is every page. */
export type Area = (typeof AREAS)[number];

const CONFLUX = /^(?:\/[a-z]{2}(?:-[A-Za-z]+)?)?\/docs\/(?:general|overview)(?:[/?#]|$)/;

const ACCEPTS: Record<Area, (page: SearchPage) => boolean> = {
  all: () => true,
  rpc: ({kind}) => kind === 'method',
  core: ({space}) => space === 'core',
  espace: ({space}) => space === 'espace',
  conflux: ({address, space}) => space === undefined && CONFLUX.test(address),
  blog: ({kind}) => kind === 'post',
};

/** Whether a page belongs to an area; a method belongs to its space as well. */
export const isIn = (area: Area, page: SearchPage): boolean => ACCEPTS[area](page);

/** The pages of an answer that belong to an area, in their order. */
export const pagesIn = (area: Area, {pages}: SearchAnswer): readonly SearchPage[] =>
  area === 'all' ? pages : pages.filter((page) => isIn(area, page));

/** The area of that name; `all` if there is none. */
export const toArea = (name: string | null): Area => AREAS.find((area) => area === name) ?? 'all';
