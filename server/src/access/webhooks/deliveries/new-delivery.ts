import { newId } from '../../../database/ids.ts'
import type { PublishedEvent } from '../../../events/public.ts'
import { eventTypeOf } from '../payload/event-type.ts'
import type { NewDelivery } from './rows.ts'

/** The delivery of an event to a webhook. Only of events that webhooks deliver. */
export const newDelivery = (webhookId: string, event: PublishedEvent, now: Date): NewDelivery => ({
  id: newId(),
  webhookId,
  eventId: event.id,
  eventPosition: event.position,
  eventType: eventTypeOf(event)!,
  entityId: event.entityId,
  eventDate: event.time,
  createdDate: now,
  isTest: false,
})
