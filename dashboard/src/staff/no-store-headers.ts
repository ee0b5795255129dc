/** Pages whose address holds a secret: nobody keeps them, and no other site is told where one came from. Their own forms must be: a browser that tells nobody
 *  sends no origin with them either. */
export const noStoreHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' } as const
