import type { webhooks } from '@stoa/contract'
import { eventsAfter, positionBefore } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { newDelivery } from '../deliveries/new-delivery.ts'
import { replayDeliveries } from '../deliveries/store.ts'
import { subscribedNames } from '../matching.ts'
import { payloadOf } from '../payload/payload.ts'
import { findSubscription } from '../store.ts'
import { lockForChange } from '../webhook-change.ts'

const limit = 1_000
/** Events that are in memory at a time: each can be large. */
const batchSize = 100

export const replayWebhookEvents: Handler<typeof webhooks.replayWebhookEvents> = async (context, { id, since, afterPosition = 0 }) => {
  await lockForChange(context, id)
  const webhook = (await findSubscription(context, id)) ?? refuse('WEBHOOK_NOT_FOUND')
  const { db, siteId, now } = context
  const start = since === undefined ? afterPosition : Math.max(afterPosition, await positionBefore(db, siteId, new Date(since)))
  const kinds = subscribedNames([webhook])
  let [count, read, position, hasNext] = [0, 0, start, true]
  while (hasNext && read < limit) {
    const batch = await eventsAfter(db, siteId, position, batchSize, { kinds })
    const sent = batch.events.filter((event) => payloadOf(event) !== undefined)
    await replayDeliveries(context, id, { deliveries: sent.map((event) => newDelivery(id, event, now)), now })
    count += sent.length
    read += batchSize
    position = batch.position
    hasNext = batch.isFull
  }
  return { count, position, hasNext }
}
