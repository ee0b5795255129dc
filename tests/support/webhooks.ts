import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { webhooks } from '@stoa/contract'
import type { RequestOf, ResponseOf } from '@stoa/contract/call'
import type { Client } from '@stoa/sdk'
import { deliverWebhooks } from '../../server/src/access/webhooks/deliveries/deliver.ts'
import { addDeliveries } from '../../server/src/access/webhooks/deliveries/follow.ts'
import { sql } from '../../server/src/database/sql.ts'
import { catchUp } from './following.ts'
import type { TestSite } from './site.ts'

export type TestWebhook = ResponseOf<typeof webhooks.createWebhook>['webhook']

/** A new app that may read what webhooks deliver, and a webhook of it. */
export async function makeWebhook(
  client: Client,
  { permissions = ['WIX_DATA.QUERY'], ...asked }: Omit<RequestOf<typeof webhooks.createWebhook>, 'appId'> & { permissions?: string[] },
): Promise<TestWebhook> {
  const { app } = await client.apps.createApp({ name: 'Receiver', permissions })
  return (await client.webhooks.createWebhook({ appId: app.id, ...asked })).webhook
}

/** Writes and sends what is due until a condition is true. Servers of other tests on the same database may do it too. */
export async function deliverUntil(
  site: Pick<TestSite, 'app' | 'database' | 'siteId'>,
  isDone: () => boolean | Promise<boolean>,
): Promise<void> {
  await catchUp(site, addDeliveries)
  while (!(await isDone())) {
    await deliverWebhooks(site.app)
    await pause(20)
  }
}

/** Makes the retries of a site due, as if their time had come. */
export async function letRetriesCome({ database, siteId }: Pick<TestSite, 'database' | 'siteId'>): Promise<void> {
  await database.run(sql`
    update webhook_deliveries set next_attempt_date = now() where site_id = ${siteId} and next_attempt_date > now() and status = 'RETRYING'`)
}

/** A new collection of data, and functions that write its items. */
export async function makeNotes(client: Client) {
  const dataCollectionId = `Notes-${randomUUID()}`
  await client.dataCollections.createDataCollection({ collection: { id: dataCollectionId } })
  return {
    add: (id: string, note = '') => client.dataItems.insertDataItem({ dataCollectionId, dataItem: { id, data: { note } } }),
    change: (id: string, note: string) => client.dataItems.updateDataItem({ dataCollectionId, dataItem: { id, data: { note } } }),
    remove: (id: string) => client.dataItems.removeDataItem({ dataCollectionId, dataItemId: id }),
  }
}
