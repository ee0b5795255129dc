import { readFileSync } from 'node:fs'
import { afterAll, expect, inject, test } from 'vitest'
import { connect } from '../server/src/database/connect.ts'
import { migrationNames } from '../server/src/database/migration-files.ts'
import { unwatchedTables, watchedTables } from '../server/src/database/sources.ts'
import { sql } from '../server/src/database/sql.ts'
import { tables as declaredTables } from '../server/src/database/table.ts'
import '../server/src/areas.ts'

// The rules of DESIGN §5.1, read from the catalogue of the migrated database.

/** Tables that belong to no site: which site a key belongs to, and which migrations have run. */
const tablesOfNoSite = ['site_keys', 'stoa_migrations']

const database = connect({ connectionString: inject('database') }, 1)
afterAll(() => database.close())

interface Table {
  name: string
  firstColumn: string
  firstType: string
  firstRequired: boolean
  primaryKey: string[] | null
}

const readTables = (): Promise<Table[]> =>
  database.rows(sql`
    select tables.relname as name, first.attname as "firstColumn", first.atttypid::regtype::text as "firstType", first.attnotnull as "firstRequired",
      (select array_agg(attname::text order by place) from pg_constraint, unnest(conkey) with ordinality as keys (number, place), pg_attribute
        where contype = 'p' and conrelid = tables.oid and attrelid = tables.oid and attnum = number) as "primaryKey"
    from pg_class as tables join pg_attribute as first on first.attrelid = tables.oid and first.attnum = 1
    where tables.relkind in ('r', 'p') and not tables.relispartition and tables.relnamespace = 'public'::regnamespace order by name`)

const tablesOfSites = async (): Promise<Table[]> => (await readTables()).filter(({ name }) => !tablesOfNoSite.includes(name))

test('two tables belong to no site, all others do', async () => {
  const names = (await readTables()).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([...tablesOfNoSite, 'orders', 'products', 'events']))
  expect((await readTables()).filter(({ firstColumn }) => firstColumn !== 'site_id').map(({ name }) => name)).toEqual(tablesOfNoSite)
})

test('every table is one that cached results may be read from, or one that they may not', async () => {
  const names = (await readTables()).map(({ name }) => name).filter((name) => name !== 'stoa_migrations' && name !== 'source_changes')
  expect([...watchedTables, ...unwatchedTables].toSorted()).toEqual([...names, 'events_default'].toSorted())
})

test('site_id is a required uuid, and comes first in the primary key', async () => {
  for (const { name, firstType, firstRequired, primaryKey } of await tablesOfSites()) {
    expect({ name, firstType, firstRequired, keyBegins: primaryKey?.[0] }).toEqual({
      name,
      firstType: 'uuid',
      firstRequired: true,
      keyBegins: 'site_id',
    })
  }
})

test('columns match those declared by stores', async () => {
  const columns = await database.rows<{ name: string }>(sql`
    select attrelid::regclass || '.' || attname || ' ' || atttypid::regtype as name from pg_attribute
    join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0`)
  const there = new Set(columns.map(({ name }) => name.replace('timestamp with time zone', 'timestamptz')))
  // Declarations have a separate test.
  const stored = declaredTables.filter(({ name }) => name !== 'parcels')
  const declared = stored.flatMap((table) => table.columns.map((column) => `${table.name}.${column.name} ${column.type}`))
  expect(declared.length).toBeGreaterThan(150)
  expect(declared.filter((column) => !there.has(column))).toEqual([])
})

test('every unique index contains site_id', async () => {
  const without = await database.rows(sql`
    select index.indexrelid::regclass::text as name from pg_index as index join pg_class as tables on tables.oid = index.indrelid
    join pg_attribute as site on site.attrelid = tables.oid and site.attname = 'site_id'
    where index.indisunique and tables.relnamespace = 'public'::regnamespace and tables.relname <> all(${tablesOfNoSite})
      and not site.attnum = any(index.indkey::int2[])`)
  expect(without).toEqual([])
})

test('every foreign key contains site_id on both sides, and never sets null', async () => {
  const keys = await database.rows<{ name: string; from: string[]; to: string[]; onDelete: string }>(sql`
    select conname as name, confdeltype as "onDelete",
      (select array_agg(attname::text) from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as "from",
      (select array_agg(attname::text) from pg_attribute where attrelid = confrelid and attnum = any(confkey)) as "to"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  const wrong = keys.filter(
    ({ from, to, onDelete }) => !from.includes('site_id') || !to.includes('site_id') || ['n', 'd'].includes(onDelete),
  )
  expect(wrong).toEqual([])
})

test('there are no triggers', async () => {
  const triggers = sql`select tgname from pg_trigger join pg_class on pg_class.oid = tgrelid where not tgisinternal and relnamespace = 'public'::regnamespace`
  expect(await database.rows(triggers)).toEqual([])
})

test('identity columns are bigint, and none uses a sequence of its own', async () => {
  const columns = await database.rows(sql`
    select attrelid::regclass::text as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0
      and ((attidentity <> '' and atttypid <> 'bigint'::regtype) or pg_get_expr(adbin, adrelid) like 'nextval(%')`)
  expect(columns).toEqual([])
})

test('no text uses the collation of a language', async () => {
  const ordered = await database.rows(sql`
    select attrelid::regclass::text as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
    join pg_collation on pg_collation.oid = attcollation
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and collname not in ('default', 'C')`)
  expect(ordered).toEqual([])
})

test('each table is distributed in the migration that creates it, before anything else touches it', () => {
  const texts = migrationNames().map((name) => readFileSync(new URL(`../server/migrations/${name}`, import.meta.url), 'utf8'))
  const made = texts.flatMap((text) =>
    Array.from(text.matchAll(/^create table (\w+) \([^;]*;\n(.*)/gm), ([, name, next]) => ({ name: name!, next })),
  )
  const place = (name: string): string => (tablesOfNoSite.includes(name) ? 'stoa_reference' : 'stoa_distribute')
  expect(made.length).toBeGreaterThan(15)
  for (const { name, next } of made) expect(next, name).toBe(`select ${place(name)}('${name}');`)
})

test('migrations have unique numbers', () => {
  const numbers = migrationNames().map((name) => /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1])
  expect(numbers).not.toContain(undefined)
  expect(new Set(numbers).size).toBe(numbers.length)
})
