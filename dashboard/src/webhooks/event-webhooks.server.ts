import type { Client } from '@stoa/sdk'
import type { SiteEvent, WebhookDelivery } from '../answers.ts'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { typeOfEvent } from './event-types.ts'
import { webhookName } from './webhook-row.ts'

/** A webhook that gets events of a type, and its deliveries of one of them. */
export interface EventWebhook {
  id: string
  name: string
  deliveries: Pick<WebhookDelivery, 'id' | 'status' | 'isTest'>[]
}

const deliveriesMax = 100

/** The webhooks that an event is or could be sent to; none if webhooks don't deliver its type, or the reader can't see webhooks. */
export async function webhooksOfEvent({ webhooks: calls }: Client, event: SiteEvent): Promise<EventWebhook[]> {
  const type = typeOfEvent(event)
  if (type === undefined) return []
  const { webhooks } = await ifPermitted(calls.queryWebhooks({}), { webhooks: [] })
  const subscribed = webhooks.filter(({ eventTypes }) => eventTypes?.includes(type) ?? true)
  if (subscribed.length === 0) return []
  const filter = { webhookId: { $in: subscribed.map(({ id }) => id) }, position: event.position }
  const { deliveries } = await calls.searchWebhookDeliveries({ search: { filter, cursorPaging: { limit: deliveriesMax } } })
  return subscribed.map(({ id, url }) => ({
    id,
    name: webhookName(url),
    deliveries: deliveries
      .filter(({ webhookId }) => webhookId === id)
      .map((delivery) => ({ id: delivery.id, status: delivery.status, isTest: delivery.isTest })),
  }))
}
