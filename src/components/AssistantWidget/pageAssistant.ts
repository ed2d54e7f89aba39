import type {AssistantSettings} from './assistantSettings';
import {createAssistant, type Assistant, type AssistantEffects} from './createAssistant';

// What the site itself adds to the body: scripts and styles, the progress bar of a navigation, the search dialog.
const NOT_A_WIDGET = 'script, style, link, dialog, #nprogress';

/** Calls `found` when something that is not the site's own is added to the body. */
function watchForWidget(found: () => void): MutationObserver {
  const observer = new MutationObserver((records) => {
    const added = records.flatMap((record) => [...record.addedNodes]);
    if (added.some((node) => node instanceof Element && !node.matches(NOT_A_WIDGET))) found();
  });
  observer.observe(document.body, {childList: true});
  return observer;
}

/**
 * The script's address; each later attempt has one of its own, since a browser joins a new request to one that still
 * hangs.
 */
export function addressOfAttempt(scriptUrl: string, attempt: number): string {
  if (attempt === 1) return scriptUrl;
  const url = new URL(scriptUrl);
  url.searchParams.set('attempt', String(attempt));
  return url.href;
}

function toScript(
  {scriptUrl, integrity, publicKey, keyAttribute}: AssistantSettings,
  attempt: number,
): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.setAttribute(keyAttribute, publicKey);
  script.src = addressOfAttempt(scriptUrl, attempt);
  return script;
}

function addScript(settings: AssistantSettings): AssistantEffects['addScript'] {
  let attempt = 0;
  return (report) => {
    attempt++;
    const script = toScript(settings, attempt);
    const observer = watchForWidget(() => {
      report('drawn');
      observer.disconnect();
    });
    script.addEventListener('load', () => {
      report('loaded');
    });
    script.addEventListener('error', () => {
      report('failed');
    });
    document.head.append(script);
    return () => {
      observer.disconnect();
      // Removal alone does not stop a script that is still on its way; a script of another document never runs.
      document.implementation.createHTMLDocument().body.append(script);
    };
  };
}

const wait: AssistantEffects['wait'] = (milliseconds, done) => {
  const timer = setTimeout(done, milliseconds);
  return () => {
    clearTimeout(timer);
  };
};

let assistant: Assistant | undefined;

/** The page's one assistant, however many buttons are mounted and however often. */
export function pageAssistant(settings: AssistantSettings): Assistant {
  assistant ??= createAssistant({addScript: addScript(settings), wait});
  return assistant;
}
