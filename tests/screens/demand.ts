import { createClient, type Client } from '@stoa/sdk'
import { sampleShop } from '@stoa/seed'

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const names = ['rui', 'ines', 'vasco']

/** Shoppers wait for a product that is sold out, and one of them is notified. */
export async function makeDemand({ baseUrl, clientId }: { baseUrl: string; clientId: string }, owner: Client): Promise<void> {
  const { id } = sampleShop.products.find(({ variants }) => variants.every(({ stock }) => 'quantity' in stock && stock.quantity === 0))!
  const { backInStock } = createClient({ baseUrl, clientId })
  for (const name of names)
    await backInStock.createBackInStockNotificationRequest({
      request: { catalogReference: { catalogItemId: id, appId }, email: `${name}@example.com` },
    })
  // A shop with earlier history may be sending one already.
  await owner.backInStock.startBackInStockWave({ productId: id, limit: 1 }).catch(() => undefined)
}
