/** For pages with a secret in their URL: they aren't cached, and other sites don't get the URL as the referrer. It isn't `no-referrer` because browsers
 *  would then send no origin with the page's own forms. */
export const noStoreHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' } as const
