import type { App } from '../kernel/app.ts'
import type { Database } from '../kernel/db.ts'
import { log } from '../kernel/log.ts'
import {
  addPartitionOf,
  deletedAtOnce,
  deleteFromDefault,
  deletePublished,
  dropPartition,
  isNeeded,
  partitionsOfEvents,
  sitesInDefaultBefore,
  sitesWithEventsBefore,
} from './partitions/store.ts'

/** How many months after the present one have their partition. */
const monthsAhead = 2

/** Creates the partitions of the next months. Until a month has one, its events are in the default partition. */
export async function addEventPartitions({ services: { database, now } }: App): Promise<void> {
  const partitions = await partitionsOfEvents(database)
  for (const month of monthsFrom(now())) {
    const first = firstIdAt(month)
    const isThere = partitions.some(({ since, until }) => (since ?? '') <= first && first < until)
    if (!isThere && !(await addPartitionOf(database, month))) return logLocked({ month: month.toISOString() })
  }
}

const monthsFrom = (now: Date): Date[] =>
  Array.from({ length: monthsAhead + 1 }, (_, index) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index)))

/** No ID of this time or later is lower. */
function firstIdAt(time: Date): string {
  const digits = time.getTime().toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`
}

/** Drops the partitions that only have events from before an instant, and deletes such events of the default one, unless some of them have no position yet, or a
 *  consumer hasn't handled them. */
export async function dropEventPartitions(database: Database, before: Date): Promise<void> {
  const first = firstIdAt(before)
  for (const partition of await partitionsOfEvents(database)) {
    const { name, until } = partition
    if (until > first) break
    if (await isNeeded(database, until)) return logNeeded(name)
    for (const siteId of await sitesWithEventsBefore(database, until, before)) await deletePublished(database, siteId, until, before)
    if (!(await dropPartition(database, partition))) return logLocked({ partition: name })
  }
  const sites = await sitesInDefaultBefore(database, first)
  if (sites.length > 0 && (await isNeeded(database, first))) return logNeeded('events_default')
  for (const siteId of sites) while ((await deleteFromDefault(database, siteId, first, before)) === deletedAtOnce);
}

const logNeeded = (partition: string): void => log('warn', 'events are retained until every consumer has handled them', { partition })

const logLocked = (facts: Record<string, unknown>): void =>
  log('info', 'another transaction holds the events, or there are too many at once: their partitions are changed next time', facts)
