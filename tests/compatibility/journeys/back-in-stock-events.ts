import type { Package } from '../clients.ts'
import type { Walk } from '../journey.ts'
import { openReceiver } from '../receiver.ts'
import { makeSoldOut } from '../sold-out.ts'

const handlers = ['Created', 'Updated', 'Deleted'].map((change) => `backInStockNotifications.onBackInStockNotificationRequest${change}`)

/** An app gets the events of two requests: one is notified, the other one deleted. */
export async function journey(walk: Walk): Promise<void> {
  const { connection, apiKey, siteId, step, attempt } = walk
  const { handledBy, refused, close } = await openReceiver(walk)
  const owner: Package = connection.owner(apiKey, siteId)
  const { catalogReference, restock } = await makeSoldOut(owner)
  const { backInStockNotifications: requests } = owner
  const ask = (email: string) => requests.createBackInStockNotificationRequest({ catalogReference, email }, {})
  await step('asked', () => ask('ana@example.com'))
  const other = await step('asked for by another', () => ask('bo@example.com'))
  await step('deleted', () => requests.deleteBackInStockNotificationRequest(other._id))
  await step('back in stock', () => restock(3))
  await step('handled', () => handledBy(handlers))
  await attempt('refused', () => Promise.resolve(refused))
  close()
}
