import type { Client } from '@stoa/sdk'
import type { SiteEvent } from '../../../answers.ts'
import { itemIn, versionsOf, type Version } from './versions.ts'

/** Versions per page, and log pages read for one of them in case another collection's items have the same id. */
const versionsMax = 20
const batch = 50
const batchesMax = 10

interface HistoryRequest {
  collectionId: string
  itemId: string
  /** Only events before this position in the log. */
  before: number | undefined
}

export interface ItemHistory {
  versions: Version[]
  /** The position before which there are more. */
  next: number | undefined
}

/** The history of an item, newest first, whether it is deleted or not. */
export async function historyOf(client: Client, { collectionId, itemId, before }: HistoryRequest): Promise<ItemHistory> {
  const events: SiteEvent[] = []
  let position = before
  for (let read = 0; read < batchesMax && events.length <= versionsMax; read++) {
    const found = await eventsBefore(client, { entityId: itemId }, position)
    events.push(...found.filter((event) => itemIn(event, collectionId) !== undefined))
    if (found.length < batch) break
    position = found.at(-1)!.position
  }
  const versions = versionsOf(events, collectionId, versionsMax)
  return { versions, next: events.length > versionsMax ? versions.at(-1)!.position : undefined }
}

/** One version, if the event is about this item. */
export async function versionAt(client: Client, { eventId, collectionId, itemId }: Omit<HistoryRequest, 'before'> & { eventId: string }) {
  const { event } = await client.events.getEvent({ id: eventId })
  return event.entityId === itemId && itemIn(event, collectionId) ? versionsOf([event], collectionId, 1)[0] : undefined
}

/** The item events before a position of the log, newest first. */
export async function eventsBefore(client: Client, filter: object, position: number | undefined): Promise<SiteEvent[]> {
  const until = position === undefined ? {} : { position: { $lt: position } }
  const search = {
    filter: { entityFqdn: 'wix.data.v2.data_item', ...filter, ...until },
    sort: [{ fieldName: 'position', order: 'DESC' as const }],
    cursorPaging: { limit: batch },
  }
  return (await client.events.searchEvents({ search })).events
}
