import type { App } from '../../kernel/app.ts'
import { deleteDeliveries } from './deliveries/store.ts'
import { deletedWebhooks, deleteWebhookRow } from './store.ts'

const batchSize = 1_000
/** A transaction that began before a webhook was deleted may still add deliveries to it. */
const restMs = 10 * 60_000

/** Deletes the deliveries of deleted webhooks, and then the webhooks. */
export async function purgeWebhooks({ services: { database, now } }: App): Promise<void> {
  for (const { siteId, id } of await deletedWebhooks(database, new Date(now().getTime() - restMs))) {
    const scope = { db: database, siteId }
    for (let deleted = batchSize; deleted === batchSize;) deleted = await deleteDeliveries(scope, id, batchSize)
    await deleteWebhookRow(scope, id)
  }
}
