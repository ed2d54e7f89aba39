import {toArea, type Area} from './areas';

/** What an address of the page `/search` asks for. */
export interface Asked {
  query: string;
  area: Area;
}

/** The query and the area that the search part of an address names. */
export function readAsked(search: string): Asked {
  const fields = new URLSearchParams(search);
  return {query: fields.get('q') ?? '', area: toArea(fields.get('area'))};
}

/** The address of the page `/search` that asks for a query in an area. */
export function toSearchAddress(page: string, {query, area}: Asked): string {
  const fields = new URLSearchParams();
  if (query) fields.set('q', query);
  if (area !== 'all') fields.set('area', area);
  const search = fields.toString();
  return search ? `${page}?${search}` : page;
}
