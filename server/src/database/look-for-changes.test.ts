import { inject, afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeTestSite, type TestSite } from '../../../tests/support/site.ts'
import type { Database, Sql } from '../kernel/db.ts'
import { startReading } from '../kernel/source-changes.ts'
import { connect } from './connect.ts'
import { deleteSeenChanges, lookMaxMs, watchChanges } from './look-for-changes.ts'
import { part, sql } from './sql.ts'

let site: TestSite
let other: Database
beforeAll(async () => {
  site = await makeTestSite()
  other = connect({ connectionString: inject('database') }, 2)
})
afterAll(() => other.close())

const rename = (name: string) => sql`update products set name = ${name} where site_id = ${site.siteId} and slug = 'elbow-cushion'`

function startClock() {
  const clock = { now: 0, database: 0 }
  // What is no longer in use doesn't look.
  onTestFinished(() => void (clock.now = Infinity))
  return clock
}

/** A process that looks for changes, with a clock of its own. */
function watching() {
  const clock = startClock()
  const one = async <Row>(statement: Sql) => {
    const row = await site.database.one<{ databaseMs: number }>(statement)
    return { ...row, databaseMs: row!.databaseMs + clock.database } as Row
  }
  const watch = watchChanges({ ...site.database, one }, site.siteId, () => clock.now)
  const { changes } = site.database
  return {
    clock,
    watch,
    /** Whether it knows afterwards that these have changed. */
    async notices(sources: string[], change: () => Promise<unknown>): Promise<boolean> {
      await watch.isUpToDate()
      const reading = startReading(changes, sources)
      await change()
      clock.now += lookMaxMs
      expect(await watch.isUpToDate()).toBe(true)
      return changes.haveChanged(site.siteId, reading)
    },
  }
}

test('a process learns of what another one committed, in a transaction or by itself', async () => {
  const { notices } = watching()
  expect(await notices(['products'], () => other.run(rename('One')))).toBe(true)
  expect(await notices(['products'], () => other.transaction((db) => db.run(rename('Two'))))).toBe(true)
  expect(await notices(['products'], () => other.transaction(async (db) => db.finish(part`saved as (${changed('Three')})`)))).toBe(true)
  expect(await notices(['products'], () => other.rows(sql`with found as (select 1) ${changed('Four')}`))).toBe(true)
  expect(await notices(['reviews'], () => other.run(rename('Five')))).toBe(false)
})
const changed = (name: string) =>
  part`update products set name = ${name} where site_id = ${site.siteId} and slug = 'elbow-cushion' returning id`

test('it learns nothing of what was rolled back, or concerns another site', async () => {
  const { notices } = watching()
  const failing = () => other.transaction(async (db) => (await db.run(rename('Never')), Promise.reject(new Error('no')))).catch(() => {})
  expect(await notices(['products'], failing)).toBe(false)
  const neighbour = await site.neighbour()
  expect(await notices(['products'], () => other.run(sql`update products set name = 'x' where site_id = ${neighbour.siteId}`))).toBe(false)
  expect(await notices(['products'], () => other.run(sql`update products set name = name where slug = 'no such product'`))).toBe(true)
})

test('it learns of a change that was begun before its last look, and committed after it', async () => {
  const { notices, watch, clock } = watching()
  const begun = Promise.withResolvers<void>()
  const commit = Promise.withResolvers<void>()
  const slow = other.transaction(async (db) => {
    await db.run(rename('Slow'))
    begun.resolve()
    await commit.promise
  })
  await begun.promise
  clock.now += lookMaxMs
  await watch.isUpToDate()
  expect(await notices(['products'], async () => (commit.resolve(), slow))).toBe(true)
})

test('its own changes are known at once, and don’t come back', async () => {
  const { notices, watch } = watching()
  await watch.isUpToDate()
  const reading = startReading(site.database.changes, ['products'])
  await site.database.run(rename('Own'))
  expect(site.database.changes.haveChanged(site.siteId, reading)).toBe(true)
  expect(await notices(['products'], async () => {})).toBe(false)
})

test('after a long rest, everything may have changed, even if the clock of the process stood still', async () => {
  const { notices, clock } = watching()
  await notices(['reviews'], async () => {})
  expect(await notices(['reviews'], async () => (clock.now += 29_000))).toBe(false)
  expect(await notices(['reviews'], async () => (clock.database += 30_000))).toBe(true)
})

test('once the table is empty, as after a crash, everything may have changed', async () => {
  const { notices } = watching()
  await notices(['reviews'], async () => {})
  expect(await notices(['reviews'], async () => {})).toBe(false)
  expect(await notices(['reviews'], () => other.run(sql`truncate source_changes`))).toBe(true)
})

test('without an answer of the database, it isn’t up to date', async () => {
  const clock = startClock()
  const broken = { ...site.database, one: () => Promise.reject(new Error('lost')) }
  const watch = watchChanges(broken, site.siteId, () => clock.now)
  expect(await watch.isUpToDate()).toBe(false)
})

test('one look serves all who ask for one', async () => {
  const clock = startClock()
  let looks = 0
  const one = <Row>(statement: Sql) => {
    looks++
    return site.database.one<Row>(statement)
  }
  const watch = watchChanges({ ...site.database, one }, site.siteId, () => clock.now)
  await Promise.all(Array.from({ length: 10 }, () => watch.isUpToDate()))
  expect(looks).toBe(1)
})

test('what everyone has seen is deleted', async () => {
  await other.run(rename('Last'))
  const count = async () =>
    (await site.database.one<{ count: number }>(sql`select count(*)::int as count from source_changes where site_id = ${site.siteId}`))!
      .count
  expect(await count()).toBeGreaterThan(0)
  await site.database.run(sql`update source_changes set written_date = now() - interval '2 minutes' where site_id = ${site.siteId}`)
  await deleteSeenChanges(site.app)
  expect(await count()).toBe(0)
})
