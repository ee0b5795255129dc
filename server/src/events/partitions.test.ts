import { expect, test } from 'vitest'
import { insertEvent } from '../../../tests/support/insert-event.ts'
import { newDatabase } from '../../../tests/support/own-database.ts'
import { connect } from '../database/connect.ts'
import { newId, newIdAt } from '../database/ids.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../kernel/app.ts'
import type { Database } from '../kernel/db.ts'
import { prepareDatabase } from '../start.ts'
import { startConsumerAt, savePosition } from './consumers/store.ts'
import { addEventPartitions, dropEventPartitions } from './partitions.ts'
import { publishBatch } from './publisher/store.ts'
import { eventsAfter } from './store.ts'

let database: Database

const siteId = newId()
const monthsOn = (months: number, day = 15): Date => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day))
}
const addIn = (now: Date) => addEventPartitions({ services: { database, now: () => now } } as unknown as App)
const nameOf = (month: Date) => `events_${month.toISOString().slice(0, 7).replace('-', '_')}`

/** The partitions with the slugs of their events. */
async function slugsByPartition(): Promise<Record<string, string[]>> {
  const rows = await database.rows<{ name: string; slug: string }>(sql`
    select tableoid::regclass::text as name, slug from events where site_id = ${siteId} order by id`)
  return Object.fromEntries([...Map.groupBy(rows, ({ name }) => name)].map(([name, of]) => [name, of.map(({ slug }) => slug)]))
}
const partitions = async () =>
  (
    await database.rows<{ name: string }>(sql`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = 'events'::regclass order by 1`)
  ).map(({ name }) => name)

const happen = (slug: string, time: Date) =>
  insertEvent(database, {
    siteId,
    id: newIdAt(time),
    entityFqdn: 'stoa.test',
    slug,
    entityId: slug,
    entitySequence: 1,
    actor: {},
    time,
    entity: {},
    requestId: 'r',
  })

// In a database of its own: the partitions of others aren't dropped.
test('events are in the partition of their month, and are dropped with it', async () => {
  const { connectionString } = await newDatabase()
  await prepareDatabase({ connectionString })
  database = connect({ connectionString }, 5)
  await addsPartitions()
  await dropsPartitions()
  await emptiesDefault()
  await countsOn()
  await database.close()
})

/** Without a partition, events are in the default one until it is added. */
async function addsPartitions(): Promise<void> {
  await happen('old', monthsOn(-20))
  await happen('new', new Date())
  await happen('ahead', monthsOn(2))
  await happen('far ahead', monthsOn(9))
  expect(await slugsByPartition()).toEqual({ events_before: ['old', 'new'], events_default: ['ahead', 'far ahead'] })
  // As a backup does.
  await database.transaction(async (db) => {
    await db.run(sql`lock table events in access share mode`)
    await db.run(sql`lock table events_default in access share mode`)
    await addIn(new Date())
  })
  expect(await partitions()).toEqual(['events_before', 'events_default'])
  await Promise.all([addIn(new Date()), addIn(new Date())])
  expect(await partitions()).toEqual([nameOf(monthsOn(1)), nameOf(monthsOn(2)), 'events_before', 'events_default'])
  expect(await slugsByPartition()).toEqual({
    events_before: ['old', 'new'],
    [nameOf(monthsOn(2))]: ['ahead'],
    events_default: ['far ahead'],
  })
}

/** Once all of its events are old, published, and handled by every consumer. */
async function dropsPartitions(): Promise<void> {
  const before = monthsOn(1, 1)
  await startConsumerAt(database, siteId, { consumer: 'slow', position: 0 })
  await dropEventPartitions(database, monthsOn(0, 1))
  await dropEventPartitions(database, before)
  expect(await partitions()).toContain('events_before')
  await publishBatch(database, siteId, 100)
  await dropEventPartitions(database, before)
  expect(await partitions()).toContain('events_before')
  await savePosition(database, siteId, 'slow', 2)
  // As a backup does. Who writes meanwhile waits for a moment only.
  await database.transaction(async (db) => {
    await db.run(sql`lock table events_before in access share mode`)
    await Promise.all([dropEventPartitions(database, before), happen('meanwhile', monthsOn(9))])
  })
  expect(await partitions()).toContain('events_before')
  await database.run(sql`delete from waiting_events where site_id = ${siteId}`)
  await database.run(sql`delete from events where site_id = ${siteId} and slug = 'meanwhile'`)
  await Promise.all([dropEventPartitions(database, before), dropEventPartitions(database, before)])
  expect(await slugsByPartition()).toEqual({ [nameOf(monthsOn(2))]: ['ahead'], events_default: ['far ahead'] })
  expect((await eventsAfter(database, siteId, 0, 10)).events.map(({ position, slug }) => [position, slug])).toEqual([
    [3, 'ahead'],
    [4, 'far ahead'],
  ])
}

/** Events of a month that never had a partition have an end too. */
async function emptiesDefault(): Promise<void> {
  await dropEventPartitions(database, monthsOn(9, 20))
  expect(await slugsByPartition()).toMatchObject({ events_default: ['far ahead'] })
  await savePosition(database, siteId, 'slow', 4)
  await dropEventPartitions(database, monthsOn(9, 10))
  expect(await slugsByPartition()).toEqual({ events_default: ['far ahead'] })
  await Promise.all([dropEventPartitions(database, monthsOn(9, 20)), dropEventPartitions(database, monthsOn(9, 20))])
  expect(await slugsByPartition()).toEqual({})
  expect(await database.rows(sql`select from published_events where site_id = ${siteId}`)).toEqual([])
}

/** Also if no event is left. */
async function countsOn(): Promise<void> {
  await happen('later', new Date())
  await publishBatch(database, siteId, 100)
  expect((await eventsAfter(database, siteId, 0, 10)).events.map(({ position, slug }) => [position, slug])).toEqual([[5, 'later']])
}
