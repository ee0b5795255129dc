/** For pages with a secret in their URL: they aren't cached, and other sites don't get the URL as a referrer. Their own forms do need one, because browsers
 *  without a referrer send no origin either. */
export const noStoreHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' } as const
