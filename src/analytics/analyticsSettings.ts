import type {ThirdParties} from '@site/src/config/thirdParties';

/** A complete configuration of the statistics; `origin` has no path and no closing slash. */
export type AnalyticsSettings = ThirdParties['analytics'];

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The statistics' part of the site's custom fields; undefined if the site has none: no project, or no valid origin. */
export function analyticsSettings(customFields: Record<string, unknown> | undefined): AnalyticsSettings | undefined {
  const thirdParties = customFields?.thirdParties;
  const analytics = isFields(thirdParties) ? thirdParties.analytics : undefined;
  if (!isFields(analytics)) return undefined;
  const origin = textOf(analytics.origin);
  const projectId = textOf(analytics.projectId);
  const scriptPath = textOf(analytics.scriptPath);
  if (!projectId || !scriptPath.startsWith('/') || !/^https?:/.test(origin) || !URL.canParse(origin)) return undefined;
  return {scriptPath, projectId, origin: new URL(origin).origin};
}
