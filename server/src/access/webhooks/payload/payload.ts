import type { EventData } from './event-data.ts'
import { eventTypeOf } from './event-type.ts'
import { legacyPayloads } from './legacy-payloads.ts'

/** What the token of an event contains, before its parts are written as JSON (wire §9). */
export interface Payload {
  eventType: string
  instanceId: string
  identity: Record<string, string>
  data: Record<string, unknown>
}

/** Undefined if webhooks don't deliver such events, or the data of this one was deleted. */
export function payloadOf(event: EventData): Payload | undefined {
  const eventType = eventTypeOf(event)
  if (!eventType || (event.entity === null && event.slug !== 'deleted')) return undefined
  const legacy = legacyPayloads[eventType]
  const data = legacy ? legacy(event) : domainEvent(event)
  return { eventType, instanceId: event.siteId, identity: event.actor, data }
}

/** The `data` claim: JSON whose identity and data are JSON again. */
export const claimOf = ({ identity, data, ...rest }: Payload): string =>
  JSON.stringify({ ...rest, identity: JSON.stringify(identity), data: JSON.stringify(data) })

const domainEvent = (event: EventData): Record<string, unknown> => ({
  id: event.id,
  entityFqdn: event.entityFqdn,
  slug: event.slug,
  entityId: event.entityId,
  eventTime: event.time.toISOString(),
  entityEventSequence: String(event.entitySequence),
  triggeredByAnonymizeRequest: false,
  ...contentOf(event),
})

/** An event that isn't one of the first three is an action, and carries its body. */
function contentOf({ slug, entity }: EventData): Record<string, unknown> {
  switch (slug) {
    case 'created':
      return { createdEvent: { entity } }
    case 'updated':
      return { updatedEvent: { currentEntity: entity } }
    case 'deleted':
      return { deletedEvent: entity === null ? {} : { deletedEntity: entity } }
    default:
      return { actionEvent: { body: entity } }
  }
}
