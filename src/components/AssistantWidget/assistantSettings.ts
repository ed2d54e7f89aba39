import type {ThirdParties} from '@site/src/config/thirdParties';

/** A complete configuration of the assistant, with the origin that its script comes from. */
export type AssistantSettings = ThirdParties['assistant'] & {origin: string};

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The assistant's part of the site's custom fields; undefined if the site has none: no key, no address or no valid one,
 * or no hash of its file.
 */
export function assistantSettings(customFields: Record<string, unknown> | undefined): AssistantSettings | undefined {
  const thirdParties = customFields?.thirdParties;
  const assistant = isFields(thirdParties) ? thirdParties.assistant : undefined;
  if (!isFields(assistant)) return undefined;
  const scriptUrl = textOf(assistant.scriptUrl);
  const publicKey = textOf(assistant.publicKey);
  const keyAttribute = textOf(assistant.keyAttribute);
  const integrity = textOf(assistant.integrity);
  if (
    !publicKey ||
    !integrity ||
    !/^data-[a-z][a-z0-9-]*$/.test(keyAttribute) ||
    !/^https?:/.test(scriptUrl) ||
    !URL.canParse(scriptUrl)
  )
    return undefined;
  return {scriptUrl, publicKey, keyAttribute, integrity, origin: new URL(scriptUrl).origin};
}
