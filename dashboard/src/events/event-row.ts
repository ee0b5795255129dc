import { formatInstant, type Where } from '@stoa/ui/dates'
import type { SiteEvent } from '../answers.ts'

/** An event as a list row, without its snapshot. */
export interface EventRow extends Pick<SiteEvent, 'id' | 'position' | 'entityFqdn' | 'slug' | 'entityId' | 'identity' | 'requestId'> {
  instant: string
  time: string
}

export const eventRow = (event: SiteEvent, where: Where): EventRow => ({
  id: event.id,
  position: event.position,
  entityFqdn: event.entityFqdn,
  slug: event.slug,
  entityId: event.entityId,
  identity: event.identity,
  requestId: event.requestId,
  instant: event.eventTime,
  time: formatInstant(event.eventTime, where, 'medium'),
})
