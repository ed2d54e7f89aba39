import type {MouseEvent} from 'react';

/** Whether a click on a link is the browser's own way of opening it somewhere else. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
