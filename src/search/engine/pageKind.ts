import type {PageKind} from '../results';
import type {IndexedPage} from './indexFile';

const METHOD = /^\/docs\/(?:core|espace)\/rpc\/\w+_\w+$/;

/** Whether a page is the reference of an RPC method. */
export const isMethod = ({address}: Pick<IndexedPage, 'address'>): boolean => METHOD.test(address);

/** What a page is, by its address. */
export const kindOf = (page: Pick<IndexedPage, 'address'>): PageKind =>
  isMethod(page) ? 'method' : page.address.startsWith('/blog/') ? 'post' : 'page';
