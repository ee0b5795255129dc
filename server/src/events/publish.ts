import { tryAdvisoryLock } from '../database/lock.ts'
import type { App } from '../kernel/app.ts'
import { publishBatch, publisherLock, sitesWithUnpublishedEvents } from './store.ts'

const batchSize = 1000

/** Assigns positions to committed events. One process at a time publishes the events of a site; the lock ends with the transaction. */
export async function publishEvents({ services: { database } }: App): Promise<void> {
  for (const siteId of await sitesWithUnpublishedEvents(database)) {
    let looked = batchSize
    while (looked >= batchSize) {
      looked = await database.transaction(async (db) =>
        (await tryAdvisoryLock(db, publisherLock, siteId)) ? publishBatch(db, siteId, batchSize) : 0,
      )
    }
  }
}
