import type { webhooks } from '@stoa/contract'
import { findEvent, newestEvent, type PublishedEvent } from '../../../events/public.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { newDelivery } from '../deliveries/new-delivery.ts'
import { outcomeOf } from '../deliveries/outcome.ts'
import { keysToUse, sendEvent } from '../deliveries/send-event.ts'
import { insertEndedDelivery } from '../deliveries/store.ts'
import { presentWholeDelivery } from '../deliveries/whole-delivery.ts'
import { selectKeys } from '../keys/store.ts'
import { mayReceive, subscribedNames } from '../matching.ts'
import { payloadOf } from '../payload/payload.ts'
import { findSubscription, findWebhook, type Subscription } from '../store.ts'

/** By default, a test sends one of this many last events. */
const among = 10_000

export const testWebhook: Handler<typeof webhooks.testWebhook> = async (context, { id, eventId }) => {
  const { db, siteId, now, services } = context
  if (!(await findWebhook(context, id))) refuse('WEBHOOK_NOT_FOUND')
  const webhook = (await findSubscription(context, id)) ?? refuse('WEBHOOK_NOT_FOUND')
  const event = (await eventToSend(context, webhook, eventId)) ?? refuse('WEBHOOK_EVENT_NOT_FOUND')
  const delivery = { ...newDelivery(id, event, now), isTest: true, status: 'WAITING', tries: 0, sinceDate: now } as const
  const keys = keysToUse(await selectKeys({ db, siteId }, webhook.appId))
  const { result, ...made } = await sendEvent(services, { webhook, keys, delivery, event })
  const ended = { ...delivery, ...outcomeOf(delivery, result, { now: services.now(), random: 0 }), ...made }
  await insertEndedDelivery(context, ended)
  return { delivery: await presentWholeDelivery(context, ended) }
}

async function eventToSend(context: Context, webhook: Subscription, id: string | undefined): Promise<PublishedEvent | undefined> {
  const { db, siteId } = context
  const event =
    id === undefined ? await newestEvent(db, siteId, { kinds: subscribedNames([webhook]), among }) : await findEvent(context, id)
  return event && payloadOf(event) && mayReceive(webhook, event) ? event : undefined
}
