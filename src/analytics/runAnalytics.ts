import type {AnalyticsSettings} from './analyticsSettings';
import type {Decision} from './consentDecision';

let inserted = false;

/**
 * Starts the statistics after the reader agrees, once per page load, and passes later decisions on to the running
 * script.
 */
export function runAnalytics({scriptPath, projectId, origin}: AnalyticsSettings, decision: Decision): void {
  window.dispatchEvent(new CustomEvent('portal:consent-changed', {detail: decision}));
  if (decision === 'denied' || inserted) return;
  inserted = true;
  const script = document.createElement('script');
  script.async = true;
  script.dataset.projectId = projectId;
  script.dataset.origin = origin;
  script.src = scriptPath;
  document.head.append(script);
}
