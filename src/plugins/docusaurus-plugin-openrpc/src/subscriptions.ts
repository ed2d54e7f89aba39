/** Whether a method opens a subscription. */
export function isSubscribing(method: string): boolean {
  return method.endsWith('_subscribe');
}

/** Whether a method opens or ends a subscription, which lives on one WebSocket. */
export function isSubscription(method: string): boolean {
  return isSubscribing(method) || method.endsWith('_unsubscribe');
}
