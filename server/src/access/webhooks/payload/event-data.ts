import type { PublishedEvent } from '../../../events/public.ts'

/** What a payload is made from. */
export type EventData = Pick<
  PublishedEvent,
  'siteId' | 'id' | 'entityFqdn' | 'slug' | 'entityId' | 'entitySequence' | 'actor' | 'time' | 'entity' | 'changedFields'
>
