import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { connect } from '../../server/src/database/connect.ts'
import { baselineName, readEarlierMigrations, readMigrations, statementsOf } from '../../server/src/database/migration-files.ts'
import { readSettings } from '../../server/src/kernel/settings.ts'
import { seedSite } from '../../server/src/seed/seed-site.ts'
import { prepareDatabase } from '../../server/src/start.ts'
import { newDatabase } from '../support/own-database.ts'

// A database of any version before the baseline gets the schema of the baseline, and keeps its data.

/** An earlier form of a file, before it was edited. */
const variant = (name: string): string => readFileSync(new URL(`./variants/${name}.sql`, import.meta.url), 'utf8')

interface OldFile {
  name: string
  text: string
}

/** The files of a version: the current ones, some in an earlier form; `until` leaves out later ones. */
function filesOf({ old = {}, until }: { old?: Record<string, string>; until?: (name: string) => boolean }): OldFile[] {
  const files = readEarlierMigrations().map(({ name, text }) => ({ name, text: old[name] ? variant(old[name]) : text }))
  const added = Object.entries(old).flatMap(([name, kept]) =>
    files.some((file) => file.name === name) ? [] : [{ name, text: variant(kept) }],
  )
  return [...files.filter(({ name }) => !until || until(name)), ...added].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

const first = (name: string): boolean => name < '0017' || name.startsWith('0030')
const versions: readonly [string, OldFile[]][] = [
  ['the first', filesOf({ old: { '0010_catalogue.sql': '0010_catalogue.1' }, until: (name) => name < '0017' })],
  ['the one with prices in minor units', filesOf({ old: { '0010_catalogue.sql': '0010_catalogue.2' }, until: (name) => name < '0017' })],
  ['the first with orders', filesOf({ until: first })],
  [
    'one with the first reports and the first event log',
    filesOf({
      old: { '0019_reports.sql': '0019_reports.1', '0020_outbox.sql': '0020_outbox.1', '0029_event_log.sql': '0029_event_log.1' },
      until: (name) => name < '0031',
    }),
  ],
  ['one with members', filesOf({ until: (name) => name < '0045' })],
  ['one with the index that was taken back', filesOf({ old: { '0064_waiting_events.sql': '0064_waiting_events' } })],
  [
    'one with every file as it was at first',
    filesOf({
      old: {
        '0010_catalogue.sql': '0010_catalogue.2',
        '0019_reports.sql': '0019_reports.1',
        '0020_outbox.sql': '0020_outbox.1',
        '0029_event_log.sql': '0029_event_log.1',
        '0064_waiting_events.sql': '0064_waiting_events',
      },
    }),
  ],
  ['the last before the baseline', filesOf({})],
]

/** Creates a database like an earlier version. */
async function applyAll(client: pg.Client, files: readonly OldFile[]): Promise<void> {
  await client.query('create table stoa_migrations (name text primary key, applied_at timestamptz not null default now())')
  for (const { name, text } of files) {
    for (const statement of statementsOf(text)) await client.query(statement)
    await client.query('insert into stoa_migrations (name) values ($1)', [name])
  }
}

/** The whole schema, independent of column order. */
async function schemaOf(client: pg.Client): Promise<unknown> {
  const rows = async (text: string) => (await client.query(text)).rows
  const mine = `relnamespace = 'public'::regnamespace`
  return {
    columns: await rows(`
      select relname, attname, format_type(atttypid, atttypmod) as type, attnotnull, attgenerated, attidentity, attstorage, pg_get_expr(adbin, adrelid) as "default"
      from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where ${mine} and relkind in ('r', 'p') and attnum > 0 and not attisdropped order by relname, attname`),
    constraints: await rows(`
      select conrelid::regclass::text as table, conname, pg_get_constraintdef(pg_constraint.oid) as definition from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`),
    indexes: await rows(`select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`),
    functions: await rows(
      `select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace and proname like 'stoa%' order by proname`,
    ),
    extensions: await rows('select extname from pg_extension order by extname'),
    migrations: await rows('select name, checksum from stoa_migrations order by name'),
  }
}

/** All rows of all tables, sorted within each table. */
async function rowsOf(client: pg.Client): Promise<Record<string, unknown[]>> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'stoa_migrations' order by tablename`,
  )
  const all: Record<string, unknown[]> = {}
  for (const { name } of rows) {
    const found = await client.query<{ row: unknown }>(`select to_jsonb(one) as row from ${name} as one order by to_jsonb(one)::text`)
    all[name] = found.rows.map(({ row }) => row)
  }
  return all
}

describe.each(versions)('%s', (_, files) => {
  test('is migrated to the schema of the baseline', async () => {
    const [fresh, earlier] = [await newDatabase(), await newDatabase()]
    await prepareDatabase(fresh)
    await applyAll(earlier.client, files)
    await prepareDatabase(earlier)
    expect(await schemaOf(earlier.client)).toEqual(await schemaOf(fresh.client))
  })
})

/** Fills a database of an earlier version with a shop of today, as far as that version had the columns. It had pictures, but no other files. */
async function fillLikeToday(client: pg.Client): Promise<void> {
  const today = await newDatabase()
  await prepareDatabase(today)
  const database = connect({ connectionString: today.connectionString }, 2)
  await seedSite(database, readSettings({ STOA_API_KEY: 'a-key-for-the-shop' }), 'a long enough password')
  await database.close()
  await client.query(`set session_replication_role = 'replica'`)
  for (const [name, rows] of Object.entries(await rowsOf(today.client))) {
    const kept = rows.filter((row) => name !== 'media' || (row as { width: number | null }).width !== null)
    const columns = await columnsOf(client, name)
    if (kept.length === 0 || columns === '') continue
    const values = JSON.stringify(kept)
    await client.query(`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, $1)`, [values])
  }
  await client.query(`set session_replication_role = 'origin'`)
}

/** The columns of a table that can be written, as a list. */
async function columnsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute join pg_class on pg_class.oid = attrelid
     where relname = $1 and relnamespace = 'public'::regnamespace and not relispartition and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows.map(({ name }) => name).join(', ')
}

test('the data of a whole shop is kept, row by row', async () => {
  const { client, connectionString } = await newDatabase()
  await applyAll(client, filesOf({}))
  await fillLikeToday(client)
  const before = await rowsOf(client)
  expect(before.products!.length).toBeGreaterThan(40)
  await prepareDatabase({ connectionString })
  // Requests for emails have since been moved to the queue, which this database does not have.
  const { order_link_requests, recovery_requests, staff_recovery_requests, ...kept } = before
  expect([order_link_requests, recovery_requests, staff_recovery_requests]).toEqual([[], [], []])
  const after = await rowsOf(client)
  expect(Object.keys(after)).toEqual(Object.keys(kept))
  // Later versions added columns.
  for (const [name, rows] of Object.entries(kept)) expect(inOrder(after[name]!, rows), name).toMatchObject(inOrder(rows, rows))
})

/** Rows in the order of the columns that the given ones have: a column that was added doesn't change it. */
function inOrder(rows: readonly unknown[], [first = {}]: readonly unknown[]): unknown[] {
  const names = Object.keys(first as object)
  const keyOf = (row: unknown) => JSON.stringify(names.map((name) => (row as Record<string, unknown>)[name]))
  return rows.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
}

test('a request for a waiting email is answered from the queue', async () => {
  const { client, connectionString } = await newDatabase()
  await applyAll(client, filesOf({}))
  const [siteId, id] = [randomUUID(), randomUUID()]
  await client.query(
    `insert into recovery_requests (site_id, id, email, redirect_url, created_date) values ($1, $2, 'mia@example.com', 'https://shop.example/', now())`,
    [siteId, id],
  )
  await client.query(`insert into order_link_requests values ($1, $2, '10001', 'vera@example.com', now())`, [siteId, id])
  await client.query(`insert into staff_recovery_requests values ($1, $2, 'olga@example.com', now())`, [siteId, id])
  await prepareDatabase({ connectionString })
  const { rows } = await client.query(
    `select name, data, group_id, state, retry_limit, dead_letter from pgboss.job where group_id = $1 order by name`,
    [siteId],
  )
  const job = { group_id: siteId, state: 'created', retry_limit: 8, dead_letter: 'failed-jobs' }
  expect(rows).toEqual([
    { ...job, name: 'order-link-request', data: { siteId, id, orderNumber: '10001', email: 'vera@example.com' } },
    { ...job, name: 'recovery-request', data: { siteId, id, email: 'mia@example.com', redirectUrl: 'https://shop.example/' } },
    { ...job, name: 'staff-recovery-request', data: { siteId, id, email: 'olga@example.com' } },
  ])
})

test('prices in major units are converted to minor ones, by the decimals of the site’s currency', async () => {
  const { client, connectionString } = await newDatabase()
  await applyAll(client, versions[0]![1])
  const prices = { EUR: '12.5', JPY: '1200', KWD: '1.234' }
  for (const [currency, price] of Object.entries(prices)) {
    const [siteId, id] = [randomUUID(), randomUUID()]
    await client.query('insert into sites (site_id, settings, cursor_key) values ($1, $2, $3)', [siteId, { currency }, 'k'])
    await client.query(
      `insert into products (site_id, id, numeric_id, slug, name, product_type, price, visible, doc, created_date, updated_date)
       values ($1, $2, 1, 'mug', 'Mug', 'physical', $3, true, '{}', now(), now())`,
      [siteId, id, price],
    )
  }
  await prepareDatabase({ connectionString })
  const { rows } = await client.query(
    `select settings ->> 'currency' as currency, price_minor from products join sites on sites.site_id = products.site_id order by 1`,
  )
  expect(rows).toEqual([
    { currency: 'EUR', price_minor: 1250 },
    { currency: 'JPY', price_minor: 1200 },
    { currency: 'KWD', price_minor: 1234 },
  ])
})

describe('the start is refused', () => {
  test('if an applied migration was changed', async () => {
    const { client, connectionString } = await newDatabase()
    await prepareDatabase({ connectionString })
    await client.query(`update stoa_migrations set checksum = 'another'`)
    await expect(prepareDatabase({ connectionString })).rejects.toThrow(`The migration ${baselineName} was changed after it was applied`)
  })

  test('if the database is newer than the program', async () => {
    const { client, connectionString } = await newDatabase()
    await prepareDatabase({ connectionString })
    await client.query(`insert into stoa_migrations (name, checksum) values ('9999_later.sql', 'x')`)
    await expect(prepareDatabase({ connectionString })).rejects.toThrow(
      'The database is newer than this version of Stoa: it has the migration 9999_later.sql',
    )
  })
})

test('once it is up to date, a start changes nothing', async () => {
  const { client, connectionString } = await newDatabase()
  await prepareDatabase({ connectionString })
  const before = await schemaOf(client)
  await prepareDatabase({ connectionString })
  expect(await schemaOf(client)).toEqual(before)
  expect((before as { migrations: unknown }).migrations).toEqual(readMigrations().map(({ name, checksum }) => ({ name, checksum })))
})
