import type { Client } from '@stoa/sdk'

/** Delete what an address waits for, by the link of an email. */
export async function unsubscribeFromBackInStock(stoa: Client, { backInStockToken }: { backInStockToken: string }) {
  const { deleted } = await stoa.backInStock.unsubscribeFromBackInStock({ token: backInStockToken })
  return deleted
}
