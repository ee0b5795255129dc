import type pg from 'pg'
import { baselineName, readEarlierMigrations, statementsOf, type Migration } from './migration-files.ts'

// Databases from before the baseline were created by some fifty files, of which four were edited and one was deleted after they had been applied.

const firstName = '0001_citus.sql'

export const isEarlier = (applied: ReadonlyMap<string, unknown>): boolean => applied.has(firstName)

/** Indexes that once had another definition, by a part of their present one. They are rebuilt as in the baseline. */
const changedIndexes: Readonly<Record<string, string>> = {
  products_by_price: 'INCLUDE (visible)',
  variants_by_stock: 'CASE WHEN',
  sold_items_by_date: 'INCLUDE (product_id, quantity, total_minor, currency)',
  mails_by_recipient: 'USING gin',
  events_by_time: 'btree (site_id, "time", id)',
  events_by_entity_fqdn: 'btree (site_id, entity_fqdn, "time", id)',
  events_by_slug: 'btree (site_id, slug, "time", id)',
  events_by_actor: '"time", id)',
}

/** Applies missing files, repairs the effects of edited ones, and marks the database as being at the baseline. */
export async function bringToBaseline(connection: pg.Client, [baseline]: readonly Migration[]): Promise<void> {
  const { rows } = await connection.query<{ name: string }>('select name from stoa_migrations')
  const applied = new Set(rows.map(({ name }) => name))
  if (baseline?.name !== baselineName) throw new Error(`${baselineName} isn’t the first migration`)
  await connection.query('begin')
  try {
    await convertPricesToMinorUnits(connection)
    for (const { name, text } of readEarlierMigrations())
      if (!applied.has(name)) for (const statement of statementsOf(text)) await connection.query(statement)
    await rebuildIndexes(connection, statementsOf(baseline.text))
    await renameOldNames(connection, statementsOf(baseline.text))
    await connection.query('delete from stoa_migrations')
    await connection.query('insert into stoa_migrations (name, checksum) values ($1, $2)', [baseline.name, baseline.checksum])
    await connection.query('commit')
  } catch (cause) {
    await connection.query('rollback')
    throw new Error(`the database could not be migrated to ${baselineName}: ${(cause as Error).message}`, { cause })
  }
}

/** The very first prices were in major units. */
async function convertPricesToMinorUnits(connection: pg.Client): Promise<void> {
  for (const table of ['products', 'variants']) {
    const { rowCount } = await connection.query(
      `select from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = 'price'`,
      [table],
    )
    if (rowCount === 0) continue
    await connection.query(`alter table ${table} add column price_minor bigint`)
    await connection.query(`
      update ${table} set price_minor = round(price * case
        when sites.settings ->> 'currency' = any('{BIF,CLP,DJF,GNF,ISK,JPY,KMF,KRW,PYG,RWF,UGX,UYI,VND,VUV,XAF,XOF,XPF}') then 1
        when sites.settings ->> 'currency' = any('{BHD,IQD,JOD,KWD,LYD,OMR,TND}') then 1000
        else 100 end)
      from sites where sites.site_id = ${table}.site_id`)
    await connection.query(`alter table ${table} alter column price_minor set not null`)
    await connection.query(`alter table ${table} drop column price`)
  }
}

async function rebuildIndexes(connection: pg.Client, baseline: readonly string[]): Promise<void> {
  await connection.query('drop index if exists events_waiting_of_entity')
  for (const [name, mark] of Object.entries(changedIndexes)) {
    const { rows } = await connection.query<{ indexdef: string }>(
      `select indexdef from pg_indexes where schemaname = 'public' and indexname = $1`,
      [name],
    )
    if (rows[0]?.indexdef.includes(mark)) continue
    const statement = baseline.find((one) => new RegExp(`^create index ${name}\\b`, 'm').test(one))
    if (!statement) throw new Error(`${baselineName} doesn’t create the index ${name}`)
    await connection.query(`drop index if exists ${name}`)
    await connection.query(statement)
  }
}

/** Remains of a renamed table, and the function that only the baseline has. */
async function renameOldNames(connection: pg.Client, baseline: readonly string[]): Promise<void> {
  await connection.query('alter index if exists sign_in_attempts_pkey rename to attempts_pkey')
  const statement = baseline.find((one) => one.includes('create function stoa_store_uncompressed'))
  if (statement) await connection.query(statement.replace('create function', 'create or replace function'))
}
