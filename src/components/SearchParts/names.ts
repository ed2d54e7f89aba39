import {translate} from '@docusaurus/Translate';
import type {Area} from '@site/src/search/areas';
import type {Space} from '@site/src/search/results';

/** The name of a space in the reader's language. */
export function spaceName(space: Space): string {
  return space === 'core'
    ? translate({
        id: 'search.space.core',
        message: 'Core Space',
        description: 'Badge of a search result about Core Space',
      })
    : translate({id: 'search.space.espace', message: 'eSpace', description: 'Badge of a search result about eSpace'});
}

/** The name of an area of the portal in the reader's language. */
export function areaName(area: Area): string {
  switch (area) {
    case 'all':
      return translate({
        id: 'search.area.all',
        message: 'All',
        description: 'Filter of the search results: pages of every area',
      });
    case 'rpc':
      return translate({id: 'search.area.rpc', message: 'RPC methods', description: 'Filter of the search results'});
    case 'conflux':
      return translate({
        id: 'search.area.conflux',
        message: 'Conflux',
        description: 'Filter of the search results: pages about both spaces',
      });
    case 'blog':
      return translate({id: 'search.area.blog', message: 'Blog', description: 'Filter of the search results'});
    default:
      return spaceName(area);
  }
}
