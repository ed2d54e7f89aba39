/** The id of the head of the batch's fold, for the focus to return to. */
export const BATCH_ID = 'openrpc-batch';
