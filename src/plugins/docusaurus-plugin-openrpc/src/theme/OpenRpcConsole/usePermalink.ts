import {useEffect, type Dispatch} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {toValues} from '../../console/exampleValues';
import {toDrafts} from '../../console/draft/params';
import {parsePermalink} from '../../console/memory/permalink';
import type {ValueContext} from '../../console/model';
import {hasSecrets, withoutSecrets} from '../../console/secrets';
import type {ConsoleAction} from '../../console/state';
import {isGuarded} from '../../exposure';
import type {RpcMethod} from '../../reference';
import {OPEN_HASH} from './isPermalinkHash';

/**
 * Takes the request out of the address once it is no longer what the form shows. The router has to hear of it, since
 * the links to other languages carry the hash that it knows; the one that stands for an open console leaves the page
 * where it is scrolled to.
 */
export function useDropPermalink(): () => void {
  const history = useHistory();
  return () => {
    const {hash, pathname, search} = window.location;
    if (parsePermalink(hash).kind !== 'none') history.replace({pathname, search, hash: OPEN_HASH});
  };
}

/**
 * Fills the form with the request of each link that is followed to this page, and sends nothing; a refused one, or one
 * to a guarded method, leaves the address.
 */
export function usePermalink(
  method: RpcMethod,
  context: ValueContext,
  dispatch: Dispatch<ConsoleAction>,
  onEndpoint: (id: string) => void,
): void {
  const location = useLocation();
  const dropPermalink = useDropPermalink();
  useEffect(() => {
    const link = parsePermalink(location.hash);
    if (link.kind === 'request') {
      const values = toValues(method, link.params);
      const by = hasSecrets(method, values) ? 'open-link' : 'link';
      dispatch({type: 'fill', drafts: withoutSecrets(method, toDrafts(method, values, context), context), by});
      // A guarded call, and the secret in one, does not stay in the address either.
      if (isGuarded(method)) dropPermalink();
      if (link.endpointId !== undefined) onEndpoint(link.endpointId);
    } else if (link.kind === 'refused') {
      dispatch({type: 'refuseLink', why: link.why});
      dropPermalink();
    }
    // The link is read when it is followed, and not again when something else has changed.
  }, [location]);
}
