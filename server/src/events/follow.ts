import type { App } from '../kernel/app.ts'
import type { Db } from '../kernel/db.ts'
import { eventsAfter, lockPosition, savePosition, sitesWithUnconsumedEvents, type PublishedEvent } from './store.ts'

const batchSize = 100

/** Handles one event. Everything it writes with `db` is committed together with the consumer's new position, or not at all. */
export type EventHandler = (app: App, db: Db, event: PublishedEvent) => Promise<void>

/** Follows the events of all sites: each event once and in order, regardless of which process runs, stops or is killed. Each round is a job; it costs one
 *  statement when there is nothing new, however many sites there are. */
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
  /** The name under which its position is stored. */
  consumer: string
}

interface BatchInput {
  siteId: string
  consumer: string
  take: EventHandler
}

/** Returns the number of handled events. Zero if another process is handling them. */
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
