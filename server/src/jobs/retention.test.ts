import { expect, test } from 'vitest'
import { makeTestSite, sharedDatabase } from '../../../tests/support/site.ts'
import { sql } from '../database/sql.ts'
import { retainOnSite, applyRetention } from './apply-retention.ts'
import { isPartitioned, retention } from './retention.ts'

/** Tables with an end date that aren't history: their rows are shown until they're deleted. */
const keptUntilDeleted = ['api_key_secrets', 'api_keys', 'oauth_clients', 'payment_intents']

test.each(retention)('$table is deleted by a date it has', async ({ table, column }) => {
  const site = await makeTestSite()
  if (!isPartitioned(table)) await retainOnSite(site.database, site.siteId, table, new Date(0))
  const dates = await sharedDatabase().rows(sql`
    select 1 from pg_attribute where attrelid = ${table}::regclass and attname = ${column} and atttypid = 'timestamptz'::regtype`)
  expect(dates).toHaveLength(1)
})

test('every table with expiring rows has a rule, or a reason to have none', async () => {
  const tables = await sharedDatabase().rows<{ name: string }>(sql`
    select distinct relname as name from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attname in ('expires_date', 'window_ends') order by 1`)
  const ruled = retention.map(({ table }) => table as string)
  expect(tables.map(({ name }) => name).filter((name) => !ruled.includes(name) && !keptUntilDeleted.includes(name))).toEqual([])
})

test('all expired rows are deleted, however many; the others stay', async () => {
  const site = await makeTestSite()
  const fill = (subject: string, ends: Date) =>
    site.database.run(sql`
      insert into attempts (site_id, subject, attempts, window_ends)
      select ${site.siteId}, ${subject} || n, 1, ${ends} from generate_series(1, 2500) as n`)
  await fill('past', new Date(Date.now() - 60_000))
  await fill('now', new Date(Date.now() + 60_000))
  await applyRetention(site.app)
  const left = await site.database.rows(sql`
    select count(*)::int as count, min(subject) like 'now%' as "isNow" from attempts where site_id = ${site.siteId}`)
  expect(left).toEqual([{ count: 2500, isNow: true }])
})

test('two processes that apply it at once delete each row once, and wait for nothing', async () => {
  const site = await makeTestSite()
  await site.database.run(sql`
    insert into attempts (site_id, subject, attempts, window_ends)
    select ${site.siteId}, 'past' || n, 1, now() - interval '1 minute' from generate_series(1, 2500) as n`)
  await Promise.all([applyRetention(site.app), applyRetention(site.app)])
  expect(await site.database.rows(sql`select from attempts where site_id = ${site.siteId}`)).toEqual([])
})

test('a row renewed just before its deletion stays', async () => {
  const { database, siteId } = await makeTestSite()
  const soon = new Date(Date.now() + 60_000)
  await database.run(sql`insert into attempts values (${siteId}, 'busy', 1, ${new Date(Date.now() - 60_000)})`)
  await database.transaction(async (db) => {
    await db.run(sql`update attempts set window_ends = ${soon} where site_id = ${siteId}`)
    // Doesn't wait for the renewal.
    await retainOnSite(database, siteId, 'attempts', new Date())
  })
  await retainOnSite(database, siteId, 'attempts', new Date())
  expect(await database.rows(sql`select subject from attempts where site_id = ${siteId}`)).toEqual([{ subject: 'busy' }])
})
