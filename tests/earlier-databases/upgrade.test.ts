import { createHash } from 'node:crypto'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { baselineName, readEarlierMigrations, readMigrations, statementsOf } from '../../server/src/database/migration-files.ts'
import { prepareDatabase } from '../../server/src/start.ts'
import { newDatabase } from '../support/own-database.ts'
import { afterUpgrade, copyShop, insertMember, isAllProducts, memberId, membersBefore, type Row } from './shop-before.ts'

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

/** All rows of all tables, sorted within each table. `words` is generated. */
async function rowsOf(client: pg.Client): Promise<Record<string, unknown[]>> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'stoa_migrations' order by tablename`,
  )
  const all: Record<string, unknown[]> = {}
  for (const { name } of rows) {
    const found = await client.query<{ row: unknown }>(
      `select to_jsonb(one) - 'words' as row from ${name} as one order by to_jsonb(one)::text`,
    )
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

test('the data of a whole shop is kept, row by row', async () => {
  const { client, connectionString } = await newDatabase()
  await applyAll(client, filesOf({}))
  const newRows = await copyShop(client)
  for (const member of Object.keys(membersBefore)) await client.query(insertMember, [memberId(member), ...membersBefore[member]!])
  const before = await rowsOf(client)
  expect(before.products!.length).toBeGreaterThan(40)
  await prepareDatabase({ connectionString })
  const { order_link_requests, recovery_requests, staff_recovery_requests, media, ...kept } = before
  expect([order_link_requests, recovery_requests, staff_recovery_requests, media]).toEqual([[], [], [], []])
  const changed = Object.entries(kept).map(([table, rows]) => [table, rows.map((row) => afterUpgrade(table, row as Row))] as const)
  const { collections, ...after } = await rowsOf(client)
  const { collections: sameCollections, ...same } = Object.fromEntries(changed)
  // Other tables of later versions are empty.
  const added = Object.keys(after).filter((table) => !(table in before))
  expect(after).toEqual({ ...same, ...Object.fromEntries(added.map((table) => [table, newRows[table] ?? []])) })
  expect(collections!.filter((row) => !isAllProducts(row as Row))).toEqual(sameCollections)
  expect(collections!.filter((row) => isAllProducts(row as Row))).toMatchObject([
    { name: 'All Products', slug: 'all-products', visible: true },
  ])
})

test('versions of products have the form of products', async () => {
  const { client, connectionString } = await newDatabase()
  await prepareDatabase({ connectionString })
  const version = (product: object, variants: object[] | null) =>
    client.query(`insert into product_versions values (gen_random_uuid(), gen_random_uuid(), 1, now(), now(), 'UPDATED', null, '{}', $1)`, [
      JSON.stringify({ product, variants }),
    ])
  const size = { optionType: 'drop_down', name: 'Size', choices: [{ value: 'S', description: 'S', mediaIds: [] }] }
  const doc = { infoSections: [{ title: '', description: 'Wash' }], customTextFields: [{ title: 'Name', maxLength: 9, mandatory: true }] }
  await version({ brand: 'Acme', ribbon: '', doc: { ...doc, manageVariants: true, options: [size] } }, [{ id: 'a' }])
  await version({ brand: null, ribbon: null, doc: { ...doc, manageVariants: false, options: [size] } }, null)
  const migration = readMigrations().find(({ name }) => name.startsWith('0046'))!
  for (const statement of statementsOf(migration.text)) if (/stoa_with_parts|stoa_part_id/.test(statement)) await client.query(statement)
  const { rows } = await client.query<{ state: { product: { doc: Row }; variants: unknown } }>('select state from product_versions')
  const option = { ...size, partId: expect.any(String), choices: [{ ...size.choices[0], choiceId: expect.any(String) }] }
  const text = { ...doc.customTextFields[0], kind: 'text', name: 'Name', minLength: 0, partId: expect.any(String) }
  const infoSections = [
    { title: '', description: 'Wash', uniqueName: expect.stringMatching(/^Section \([0-9a-f]{8}\)$/), partId: expect.any(String) },
  ]
  expect(rows.map(({ state }) => state).toSorted((a, b) => Number(a.variants === null) - Number(b.variants === null))).toEqual([
    {
      product: {
        brand: 'Acme',
        ribbon: '',
        doc: { manageVariants: true, infoSections, options: [option], modifiers: [text], brandId: expect.any(String) },
      },
      variants: [{ id: 'a', barcode: null, saleMinor: null }],
    },
    {
      product: {
        brand: null,
        ribbon: null,
        doc: { manageVariants: false, infoSections, options: [], modifiers: [{ ...option, kind: 'choices', mandatory: true }, text] },
      },
      variants: null,
    },
  ])
})

test('pictures become files of the library, and their bytes stay where they are', async () => {
  const { client, connectionString } = await newDatabase()
  await applyAll(client, filesOf({}))
  const siteId = '00000000-0000-4000-8000-00000000000a'
  const [sample, photo] = ['stoa-jarro-1.webp', 'member-1-2.webp']
  for (const id of [sample, photo])
    await client.query(`insert into media (site_id, id, mime_type, width, height, alt_text) values ($1, $2, 'image/webp', 3, 4, 'A jug')`, [
      siteId,
      id,
    ])
  await prepareDatabase({ connectionString })
  const { rows } = await client.query(
    'select id, display_name, folder_id, media_type, content_key, operation_status, state, width, alt_text, is_private from files order by id desc',
  )
  const hash = createHash('sha256').update(`${siteId}\0${photo}`).digest('hex')
  const same = { media_type: 'IMAGE', operation_status: 'READY', state: 'OK', width: 3, alt_text: 'A jug', is_private: false }
  expect(rows).toEqual([
    { ...same, id: sample, display_name: sample, folder_id: 'media-root', content_key: `sample/${sample}` },
    { ...same, id: photo, display_name: photo, folder_id: 'visitor-uploads', content_key: `originals/${hash.slice(0, 2)}/${hash}` },
  ])
})

test('of several recovery links of a person, the newest is kept', async () => {
  const { client, connectionString } = await newDatabase()
  await applyAll(client, filesOf({}))
  const siteId = randomUUID()
  for (const [hash, purpose, minutes] of [
    ['a', 'RECOVERY', 1],
    ['b', 'RECOVERY', 2],
    ['c', 'ACTIVATION', 0],
  ] as const)
    await client.query(
      `insert into recovery_tokens (site_id, id, member_id, purpose, token_hash, target, created_date, expires_date)
       values ($1, $2, $1, $3, $4, 'mia@example.com', now() + make_interval(mins => $5), now() + interval '1 day')`,
      [siteId, randomUUID(), purpose, hash, minutes],
    )
  for (const [hash, minutes] of [
    ['a', 2],
    ['b', 1],
  ] as const)
    await client.query(
      `insert into staff_recovery_tokens values ($1, $2, $1, now() + make_interval(mins => $3), now() + interval '1 day')`,
      [siteId, hash, minutes],
    )
  await prepareDatabase({ connectionString })
  const { rows } = await client.query(`select token_hash as hash from recovery_tokens where site_id = $1 order by 1`, [siteId])
  expect(rows).toEqual([{ hash: 'b' }, { hash: 'c' }])
  expect((await client.query(`select token_hash as hash from staff_recovery_tokens where site_id = $1`, [siteId])).rows).toEqual([
    { hash: 'a' },
  ])
})

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
