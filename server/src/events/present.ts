import { readWith } from '@stoa/contract/events/read-with'
import { holds, type SomeIdentity } from '../kernel/identity.ts'
import type { PublishedEvent } from './store.ts'

export const presentEvent = (event: PublishedEvent, identity: SomeIdentity) => ({
  position: event.position,
  id: event.id,
  entityFqdn: event.entityFqdn,
  slug: event.slug,
  entityId: event.entityId,
  entityEventSequence: event.entitySequence,
  eventTime: event.time.toISOString(),
  identity: event.actor,
  entity: holds(identity, readWith[event.entityFqdn] ?? '') ? event.entity : null,
  ...(event.changedFields ? { changedFields: [...event.changedFields] } : {}),
  requestId: event.requestId,
})
