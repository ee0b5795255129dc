import pg from 'pg'
import { isEarlier } from '../earlier-database.ts'
import type { AppliedMigration } from './format.ts'

/** A table with the columns that rows are written to: not those that PostgreSQL generates. */
export interface BackedUpTable {
  name: string
  columns: readonly string[]
}

/** All tables of Stoa but the list of migrations and what needn't survive a crash. The queue's own tables are left out: its jobs are added again from the others. */
export async function tablesOf(client: pg.Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relpersistence = 'p' and not c.relispartition and c.relname <> 'stoa_migrations'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`)
  return rows
}

/** The last values of sequences. Read after the rows: a sequence may be ahead of them, never behind. */
export async function sequencesOf(client: pg.Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null order by 1`)
  return rows
}

/** Undefined for a database without tables of Stoa. */
export async function migrationsOf(client: pg.Client): Promise<AppliedMigration[] | undefined> {
  const { rows: found } = await client.query<{ there: boolean }>(`select to_regclass('public.stoa_migrations') is not null as there`)
  if (!found[0]?.there) return undefined
  const { rows } = await client.query<AppliedMigration>(
    "select to_jsonb(m) ->> 'name' as name, to_jsonb(m) ->> 'checksum' as checksum from stoa_migrations m order by name",
  )
  return rows
}

export const isBeforeBaseline = (migrations: readonly AppliedMigration[]): boolean =>
  isEarlier(new Map(migrations.map(({ name, checksum }) => [name, checksum])))

export async function tablesWithRows(client: pg.Client): Promise<string[]> {
  const filled: string[] = []
  for (const { name } of await tablesOf(client)) {
    const { rows } = await client.query<{ filled: boolean }>(`select exists (select from ${pg.escapeIdentifier(name)}) as filled`)
    if (rows[0]?.filled) filled.push(name)
  }
  return filled
}

/** `public."carts" ("site_id", "id")` */
export const columnsIn = ({ columns }: BackedUpTable): string => columns.map(pg.escapeIdentifier).join(', ')

export const nameIn = ({ name }: Pick<BackedUpTable, 'name'>): string => `public.${pg.escapeIdentifier(name)}`
