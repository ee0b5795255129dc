import { deliverableEvents, type WebhookEventType } from '@stoa/contract/webhooks/event-types'
import type { EventName } from '../../../events/public.ts'

const keyOf = ({ entityFqdn, slug }: EventName): string => `${entityFqdn} ${slug}`

const types = new Map<string, WebhookEventType>()
const names = new Map<WebhookEventType, EventName>()
for (const events of Object.values(deliverableEvents))
  for (const { type, entityFqdn, slug } of Object.values(events)) {
    types.set(keyOf({ entityFqdn, slug }), type)
    names.set(type, { entityFqdn, slug })
  }

/** The type by which receivers know an event. Undefined for events that webhooks don't deliver. */
export const eventTypeOf = (event: EventName): WebhookEventType | undefined => types.get(keyOf(event))

/** The name in the log of the events of a type. */
export const eventNameOf = (type: WebhookEventType): EventName => names.get(type)!

/** The names in the log of all events that webhooks deliver. */
export const deliveredNames: readonly EventName[] = [...names.values()]
