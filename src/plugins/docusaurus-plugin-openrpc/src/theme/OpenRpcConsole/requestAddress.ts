import {toPermalink, type LinkedRequest} from '../../console/memory/permalink';
import {holdsSecret} from '../../console/transport/effects';
import type {MethodPageProps} from '../../routes';

/** What is known of the pages of a reference on each of them. */
export type MethodPages = Pick<MethodPageProps, 'loaders' | 'documentUrl' | 'console'>;

/**
 * The address of a method's page, with the request filled in if it is allowed in an address; undefined if this
 * reference has no such method.
 */
export function requestAddress(
  {loaders, documentUrl, console: {guarded}}: MethodPages,
  request: LinkedRequest & {method: string},
): string | undefined {
  const slug = request.method.toLowerCase();
  if (!Object.hasOwn(loaders, slug)) return undefined;
  const isKept = !holdsSecret(slug) && !guarded.some((name) => name.toLowerCase() === slug);
  const link = isKept ? toPermalink(request) : undefined;
  return documentUrl.replace(/[^/]*$/, encodeURIComponent(slug)) + (link?.ok ? link.hash : '');
}
