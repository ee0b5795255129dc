import { readWith } from '@stoa/contract/events/read-with'
import { hasPermission, type CallerIdentity } from '../kernel/identity.ts'
import type { PublishedEvent } from './tables.ts'

export const presentEvent = (event: PublishedEvent, identity: CallerIdentity) => ({
  position: event.position,
  id: event.id,
  entityFqdn: event.entityFqdn,
  slug: event.slug,
  entityId: event.entityId,
  entityEventSequence: event.entitySequence,
  eventTime: event.time.toISOString(),
  identity: event.actor,
  entity: hasPermission(identity, readWith[event.entityFqdn] ?? '') ? event.entity : null,
  ...(event.changedFields ? { changedFields: [...event.changedFields] } : {}),
  requestId: event.requestId,
})
