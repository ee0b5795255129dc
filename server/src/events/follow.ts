import type { App } from '../app.ts'
import type { Db } from '../database/connect.ts'
import { siteIds } from '../sites/site-ids.ts'
import { eventsAfter, lastPosition, lockPlace, movePlace, type PublishedEvent } from './store.ts'

const batchSize = 100

/** What a consumer does with one event; all it writes with `db` is kept together with its new place, or not at all. */
export type Take = (app: App, db: Db, event: PublishedEvent) => Promise<void>

/** Follows what happens on every site, each event once and in its order, whichever process runs, stops or is killed. Its round is a job's. */
export function follow(consumer: string, take: Take): (app: App) => Promise<void> {
  // Where nothing has happened since the last round, one look is enough.
  const seen = new Map<string, number>()
  return async (app) => {
    const { database } = app.services
    for (const siteId of await siteIds(database)) {
      const last = await lastPosition(database, siteId)
      if (seen.get(siteId) === last) continue
      let position = await takeBatch(app, { siteId, consumer, take })
      while (position !== undefined && position < last) position = await takeBatch(app, { siteId, consumer, take })
      if (position !== undefined) seen.set(siteId, position)
    }
  }
}

interface Following {
  siteId: string
  consumer: string
  take: Take
}

/** Answers the place it came to; undefined where another process is at it. */
function takeBatch(app: App, { siteId, consumer, take }: Following): Promise<number | undefined> {
  return app.services.database.transaction(async (db) => {
    const place = await lockPlace(db, siteId, consumer)
    if (place === undefined) return undefined
    const events = await eventsAfter(db, siteId, place, batchSize)
    for (const event of events) await take(app, db, event)
    const position = events.at(-1)?.position ?? place
    if (position > place) await movePlace(db, siteId, consumer, position)
    return position
  })
}
