import type { Client } from '@stoa/sdk'
import type { SiteEvent } from '../../../answers.ts'
import { eventsBefore } from './history.server.ts'
import { itemIn, type Data } from './versions.ts'

/** Deletions per page, and log pages read for one of them: the log also has deletions of other collections. */
const deletionsMax = 50
const batchesMax = 10

export interface Deletion {
  event: SiteEvent
  data: Data
}

export interface Deletions {
  deletions: Deletion[]
  /** The position before which there may be more. */
  next: number | undefined
}

/** The deleted items of a collection that do not exist again, newest first, each item once. */
export async function deletionsIn(client: Client, collectionId: string, before: number | undefined): Promise<Deletions> {
  const found = new Map<string, Deletion>()
  let position = before
  for (let read = 0; read < batchesMax && found.size < deletionsMax; read++) {
    const events = await eventsBefore(client, { slug: 'deleted' }, position)
    const ours = events.flatMap((event) => deletionOf(event, collectionId)).filter(({ event }) => !found.has(event.entityId))
    for (const deletion of await withoutRestored(client, collectionId, ours)) {
      if (found.size === deletionsMax) return { deletions: [...found.values()], next: [...found.values()].at(-1)!.event.position }
      found.set(deletion.event.entityId, found.get(deletion.event.entityId) ?? deletion)
    }
    position = events.at(-1)?.position
    if (events.length === 0 || position === undefined) return { deletions: [...found.values()], next: undefined }
  }
  return { deletions: [...found.values()], next: position }
}

function deletionOf(event: SiteEvent, collectionId: string): Deletion | [] {
  const data = itemIn(event, collectionId)
  return data ? { event, data } : []
}

async function withoutRestored(client: Client, dataCollectionId: string, deletions: readonly Deletion[]): Promise<Deletion[]> {
  if (deletions.length === 0) return []
  const ids = [...new Set(deletions.map(({ event }) => event.entityId))]
  const query = { filter: { _id: { $in: ids } }, fields: ['_id'], paging: { limit: ids.length } }
  const { dataItems } = await client.dataItems.queryDataItems({ dataCollectionId, query })
  const there = new Set(dataItems.map(({ id }) => id))
  return deletions.filter(({ event }) => !there.has(event.entityId))
}
