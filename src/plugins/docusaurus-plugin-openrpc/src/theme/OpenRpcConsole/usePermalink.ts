import {useEffect, type Dispatch} from 'react';
import {useLocation} from '@docusaurus/router';
import {toValues} from '../../console/exampleValues';
import {toDrafts} from '../../console/draft/params';
import {parsePermalink} from '../../console/memory/permalink';
import type {ValueContext} from '../../console/model';
import type {ConsoleAction} from '../../console/state';
import type {RpcMethod} from '../../reference';

/** Takes the request out of the address bar, once it is no longer what the form shows; the router need not hear of it. */
export function dropPermalink(): void {
  const {hash, pathname, search} = window.location;
  if (parsePermalink(hash).kind !== 'none') window.history.replaceState(window.history.state, '', pathname + search);
}

/** Fills the form with the request of each link that is followed to this page, and sends nothing; a refused one leaves the address bar. */
export function usePermalink(method: RpcMethod, context: ValueContext, dispatch: Dispatch<ConsoleAction>, onEndpoint: (id: string) => void): void {
  const location = useLocation();
  useEffect(() => {
    const link = parsePermalink(location.hash);
    if (link.kind === 'request') {
      dispatch({type: 'fill', drafts: toDrafts(method, toValues(method, link.params), context), by: 'link'});
      if (link.endpointId !== undefined) onEndpoint(link.endpointId);
    } else if (link.kind === 'refused') {
      dispatch({type: 'refuseLink', why: link.why});
      dropPermalink();
    }
    // The link is read when it is followed, and not again when something else has changed.
  }, [location]);
}
