/** A message from the node's process to the process that started it. */
export type ChildMessage = {kind: 'started'} | {kind: 'unloadable'; reason: string} | {kind: 'failed'; reason: string};

/** The message sent to the node's process. */
export const STOP = 'stop';

/** Distinguishes a message of the node's process from anything else. */
export function isChildMessage(value: unknown): value is ChildMessage {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'started') return true;
  return (
    (value.kind === 'unloadable' || value.kind === 'failed') && 'reason' in value && typeof value.reason === 'string'
  );
}

/** The first line of an error of any kind. */
export function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? '';
}
