import { newId } from '../../../database/ids.ts'
import type { EventHeader } from '../../../events/public.ts'
import { eventTypeOf } from '../payload/event-type.ts'
import type { NewDelivery } from './rows.ts'

/** The delivery of an event to a webhook. Only of events that webhooks deliver. */
export const newDelivery = (webhookId: string, event: EventHeader, now: Date): NewDelivery => ({
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
