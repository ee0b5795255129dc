import type { PublishedEvent } from './store.ts'

export const presentEvent = (event: PublishedEvent) => ({
  position: event.position,
  id: event.id,
  entityFqdn: event.entityFqdn,
  slug: event.slug,
  entityId: event.entityId,
  entityEventSequence: event.entitySequence,
  eventTime: event.time.toISOString(),
  identity: event.actor,
  entity: event.entity,
  ...(event.changedFields ? { changedFields: [...event.changedFields] } : {}),
  requestId: event.requestId,
})
