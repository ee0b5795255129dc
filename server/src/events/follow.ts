import type { App } from '../kernel/app.ts'
import type { Db } from '../kernel/db.ts'
import { eventsAfter, lockPosition, savePosition, sitesWithUnconsumedEvents, type PublishedEvent } from './store.ts'

const batchSize = 100

/** What a consumer does with one event; all it writes with `db` is kept together with its new place, or not at all. */
export type EventHandler = (app: App, db: Db, event: PublishedEvent) => Promise<void>

/** Follows what happens on every site, each event once and in its order, whichever process runs, stops or is killed. Its round is a job's: one look, however
 *  many sites there are, where nothing has happened. */
export function followEvents(consumer: string, take: EventHandler): Follower {
  const round = async (app: App) => {
    for (const siteId of await sitesWithUnconsumedEvents(app.services.database, consumer)) {
      let taken = batchSize
      while (taken === batchSize) taken = await consumeBatch(app, { siteId, consumer, take })
    }
  }
  return Object.assign(round, { consumer })
}

export interface Follower {
  (app: App): Promise<void>
  /** What its place stands under. */
  consumer: string
}

interface BatchInput {
  siteId: string
  consumer: string
  take: EventHandler
}

/** Answers how many it took: none where another process is at it. */
function consumeBatch(app: App, { siteId, consumer, take }: BatchInput): Promise<number> {
  return app.services.database.transaction(async (db) => {
    const place = await lockPosition(db, siteId, consumer)
    if (place === undefined) return 0
    const events = await eventsAfter(db, siteId, place, batchSize)
    for (const event of events) await take(app, db, event)
    const last = events.at(-1)
    if (last) await savePosition(db, siteId, consumer, last.position)
    return events.length
  })
}
