import type { App } from '../kernel/app.ts'
import { publishBatch, sitesWithUnpublishedEvents } from './publisher/store.ts'

const batchSize = 10_000

/** Assigns positions to committed events. One process at a time publishes the events of a site. */
export async function publishEvents({ services: { database } }: App): Promise<void> {
  for (const siteId of await sitesWithUnpublishedEvents(database)) {
    let looked = batchSize
    while (looked >= batchSize) looked = await publishBatch(database, siteId, batchSize)
  }
}
