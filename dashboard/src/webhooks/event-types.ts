import { readWith } from '@stoa/contract/events/read-with'
import { deliverableEvents, type WebhookEventType } from '@stoa/contract/webhooks/event-types'
import { eventName } from '../events/event-names.ts'
import type { Texts } from '../texts/texts.ts'

interface DeliverableEvent {
  type: WebhookEventType
  entityFqdn: string
  slug: string
}

interface EventArea {
  /** Its name in the contract. */
  name: string
  /** The permissions that an app needs to get its events. */
  permissions: readonly string[]
  events: readonly DeliverableEvent[]
}

/** The events that webhooks can send, by area. */
export const eventAreas: readonly EventArea[] = Object.entries(deliverableEvents).map(([name, group]) => {
  const events: readonly DeliverableEvent[] = Object.values(group)
  return { name, events, permissions: [...new Set(events.map(({ entityFqdn }) => readWith[entityFqdn] ?? ''))] }
})

const eventsByType = new Map(eventAreas.flatMap(({ events }) => events.map((event) => [event.type as string, event])))

/** "Order approved" */
export function eventTypeName(texts: Texts, type: string): string {
  const event = eventsByType.get(type)
  return event ? eventName(texts.dashboard.events, event) : type
}

const typesByEvent = new Map(
  eventAreas.flatMap(({ events }) => events.map(({ type, entityFqdn, slug }) => [`${entityFqdn} ${slug}`, type])),
)

/** The type by which receivers know an event of the log; undefined if webhooks don't deliver it. */
export const typeOfEvent = ({ entityFqdn, slug }: Pick<DeliverableEvent, 'entityFqdn' | 'slug'>): WebhookEventType | undefined =>
  typesByEvent.get(`${entityFqdn} ${slug}`)

/** The entity type of an event, for links to its page. */
export const entityOfType = (type: string): string => eventsByType.get(type)?.entityFqdn ?? ''

/** The names of all event types, for a menu. */
export const eventTypeNames = (texts: Texts): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from(eventsByType.keys(), (type) => [type, eventTypeName(texts, type)]))
