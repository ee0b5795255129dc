import type { App } from '../kernel/app.ts'
import type { Db } from '../kernel/db.ts'
import { lockPosition, savePosition, skipOtherEvents, unconsumedLogs } from './consumers/store.ts'
import { eventsAfter, type EventName, type EventPage, headersAfter, type Within } from './store.ts'
import type { EventHeader, PublishedEvent } from './tables.ts'

const batchSize = 100
/** Usually only logs that have grown lately are looked at. What a process missed that ended in between is found by a look at all of them. */
const wholeLookMs = 5 * 60_000

/** Handles the next events of a site, at least one, in order. Everything it writes with `db` is committed together with the consumer's new position, or not at
 *  all. */
export type EventsHandler<Of> = (app: App, db: Db, batch: { siteId: string; events: readonly Of[] }) => Promise<void>

export interface Following {
  /** The kinds of events that it takes, which may differ between sites and over time: others are passed over without being read. All by default. */
  kinds?: readonly EventName[] | ((db: Db, siteId: string) => Promise<readonly EventName[]>)
}

/** Follows the events of all sites: each event once and in order, regardless of which process runs, stops or is killed. Each round is a job; it costs one
 *  statement when there is nothing new, however many sites there are. */
export const followEvents = (consumer: string, take: EventsHandler<PublishedEvent>, { kinds }: Following = {}): Follower =>
  follower({ consumer, read: eventsAfter, take, kinds })

/** The same for a consumer that doesn't need the entities: they aren't read. */
export const followEventHeaders = (consumer: string, take: EventsHandler<EventHeader>, { kinds }: Following = {}): Follower =>
  follower({ consumer, read: headersAfter, take, kinds })

interface Consumer<Of> {
  consumer: string
  read: (db: Db, siteId: string, position: number, limit: number, within: Within) => Promise<EventPage<Of>>
  take: EventsHandler<Of>
  kinds: Following['kinds']
}

function follower<Of>(following: Consumer<Of>): Follower {
  const { consumer, kinds } = following
  let wholeLookAt = -Infinity
  const round = async (app: App) => {
    const { database } = app.services
    const began = performance.now()
    const before = wholeLookAt
    const isWhole = began - before > wholeLookMs
    // Also after a failure.
    wholeLookAt = -Infinity
    for (const log of await unconsumedLogs(database, consumer, { isWhole })) {
      const ofSite = await kindsOn(database, log.siteId, kinds)
      if (ofSite && (await skipOtherEvents(database, log, consumer, ofSite))) continue
      let isMore = true
      while (isMore) isMore = await consumeBatch(app, log.siteId, following)
    }
    wholeLookAt = isWhole ? began : before
  }
  return Object.assign(round, { consumer })
}

export interface Follower {
  (app: App): Promise<void>
  /** The name under which its position is stored. */
  consumer: string
}

/** What is asked for after a position of the log was read holds for all events up to there: what begins to take a kind later doesn't miss an event. */
const kindsOn = async (db: Db, siteId: string, kinds: Following['kinds']): Promise<readonly EventName[] | undefined> =>
  typeof kinds === 'function' ? kinds(db, siteId) : kinds

/** Returns whether there may be more events. None if another process is handling them. */
function consumeBatch<Of>(app: App, siteId: string, { consumer, read, take, kinds }: Consumer<Of>): Promise<boolean> {
  return app.services.database.transaction(async (db) => {
    const place = await lockPosition(db, siteId, consumer)
    if (place === undefined) return false
    const within = { kinds: await kindsOn(db, siteId, kinds), until: place.last }
    const { events, position, isFull } = await read(db, siteId, place.position, batchSize, within)
    if (events.length > 0) await take(app, db, { siteId, events })
    const reached = isFull ? position : place.last
    if (reached > place.position) await savePosition(db, siteId, consumer, reached)
    return isFull
  })
}
