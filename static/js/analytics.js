/*
 * The portal's statistics. Runs only where the site has a project id, the reader agreed, and neither
 * Do Not Track nor Global Privacy Control is on. Each event is one request with plain JSON to `<origin>/events`:
 *
 *   {project, kind: "page",     path, language}              a page was opened
 *   {project, kind: "outbound", path, language, host, name}  a link to another site was followed; name is the link's text
 *
 * `path` has neither search string nor hash. No identifier is made, and nothing else is sent: requests go out without
 * credentials, so that no cookie of the receiving origin goes along or is kept. What becomes of them is not looked at.
 */
(() => {
  const script = document.currentScript;
  const project = script?.dataset.projectId;
  const origin = script?.dataset.origin;
  if (!project || !origin || navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return;

  let agreed = true;
  let lastPath;

  const send = (kind, details) => {
    if (!agreed) return;
    const event = {project, kind, path: location.pathname, language: document.documentElement.lang, ...details};
    // As navigator.sendBeacon, which outlives the page as well but always takes the receiver's cookies along.
    window.fetch(`${origin}/events`, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      keepalive: true,
      headers: {'Content-Type': 'text/plain'},
      body: JSON.stringify(event),
    }).catch(() => undefined);
  };

  const sendPage = () => {
    if (location.pathname === lastPath) return;
    lastPath = location.pathname;
    send('page');
  };

  const sendOutbound = ({target}) => {
    const link = target?.closest?.('a[href]');
    if (!link || !/^https?:$/.test(link.protocol) || link.host === location.host) return;
    send('outbound', {host: link.host, name: link.textContent.trim().slice(0, 80)});
  };

  // A change of page inside the site is a pushState, which fires no event of its own.
  const pushState = history.pushState.bind(history);
  history.pushState = (...state) => {
    pushState(...state);
    sendPage();
  };

  window.addEventListener('popstate', sendPage);
  window.addEventListener('click', sendOutbound, true);
  window.addEventListener('auxclick', sendOutbound, true);
  window.addEventListener('portal:consent-changed', ({detail}) => {
    agreed = detail === 'granted';
  });
  // The decision may be taken back in another tab.
  window.addEventListener('storage', ({key, newValue}) => {
    if (key === 'portal.consent' || key === null) agreed = newValue?.includes('"granted"') ?? false;
  });
  sendPage();
})();
