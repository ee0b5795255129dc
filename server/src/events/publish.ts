import type { App } from '../kernel/app.ts'
import { publishBatch, siteWithUnpublishedEvents } from './publisher/store.ts'

const batchSize = 10_000

const beforeAllSites = '00000000-0000-0000-0000-000000000000'

/** Assigns positions to committed events. One process at a time publishes the events of a site. */
export async function publishEvents({ services: { database } }: App): Promise<void> {
  let siteId = await siteWithUnpublishedEvents(database, beforeAllSites)
  while (siteId !== undefined) {
    while ((await publishBatch(database, siteId, batchSize)) === batchSize);
    // One after the other: each look reads one row, however many events wait.
    siteId = await siteWithUnpublishedEvents(database, siteId)
  }
}
