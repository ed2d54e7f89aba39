/*
 * The portal's statistics. Runs only where the site has a project id, the reader agreed, and neither
 * Do Not Track nor Global Privacy Control is on. Each event is one beacon of plain JSON to `<origin>/events`:
 *
 *   {project, kind: "page",     path, language}              a page was opened
 *   {project, kind: "outbound", path, language, host, name}  a link to another site was followed; name is the link's text
 *
 * `path` has neither search string nor hash. No cookie or identifier is set or read, and nothing else is sent.
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
    navigator.sendBeacon(`${origin}/events`, JSON.stringify(event));
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
