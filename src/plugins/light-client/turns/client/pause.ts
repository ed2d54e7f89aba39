/** Lets the browser answer the reader and draw, then goes on. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
