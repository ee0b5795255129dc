import { sql } from '../../database/sql.ts'
import type { Context, Scope } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'
import { partsTable, type Part, type PartKind } from './part.ts'

/** What names parts: their IDs, or the keys of one kind. */
export interface PartNames {
  ids: readonly string[]
  keys: readonly { kind: PartKind; key: string }[]
}

/** Locks parts by their IDs or keys, in the order of their IDs. Products are locked before. */
export function lockParts({ db, siteId }: Scope, { ids, keys }: PartNames): Promise<Part[]> {
  const kinds = keys.map(({ kind }) => kind)
  const texts = keys.map(({ key }) => key)
  return db.rows<Part>(sql`
    select ${partsTable.columns} from catalogue_parts where site_id = ${siteId} and (id = any(${ids}::uuid[])
      or (kind, key) in (select * from unnest(${kinds}::text[], ${texts}::text[])))
    order by id for update`)
}

const insertRows = partsTable.insertMany()

/** Inserts new parts, except those whose key another one has by now. Returns whether all were inserted. */
export async function insertParts(
  { db, siteId, now }: Pick<Context, 'db' | 'siteId' | 'now'>,
  parts: readonly NewPart[],
): Promise<boolean> {
  if (parts.length === 0) return true
  const rows = parts.map((one) => ({ ...one, revision: 1, createdDate: now, updatedDate: now }))
  const inserted = await db.rows(sql`
    ${insertRows(siteId, rows)} order by given ->> 'kind', given ->> 'key', given ->> 'number'
    on conflict (site_id, kind, key, number) do nothing returning id`)
  return inserted.length === parts.length
}

/** Inserts parts that were created at other times, unless they exist. */
export async function insertDatedParts(db: Db, siteId: string, parts: readonly (NewPart & Pick<Part, 'createdDate'>)[]): Promise<void> {
  const rows = parts.map((one) => ({ ...one, revision: 1, updatedDate: one.createdDate }))
  await db.run(sql`
    ${insertRows(siteId, rows)} where not exists (
      select from catalogue_parts where catalogue_parts.site_id = ${siteId} and catalogue_parts.id = (given ->> 'id')::uuid)`)
}

/** A part that isn't stored yet. */
export type NewPart = Pick<Part, 'id' | 'kind' | 'key' | 'number' | 'name' | 'doc'>

/** Saves locked parts as their next revisions. */
export async function updatePart(
  { db, siteId, now }: Pick<Context, 'db' | 'siteId' | 'now'>,
  { id, key, name, doc }: NewPart,
): Promise<void> {
  await db.run(sql`
    update catalogue_parts set revision = revision + 1, updated_date = ${now}, key = ${key}, name = ${name}, doc = ${JSON.stringify(doc)}::jsonb
    where site_id = ${siteId} and id = ${id}`)
}

/** How many products have each of some parts. */
export async function countProductsOf({ db, siteId }: Scope, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.rows<{ id: string; count: number }>(sql`
    select named.id, (select count(*)::int from products where products.site_id = ${siteId} and products.part_ids @> array[named.id]) as count
    from unnest(${ids}::uuid[]) as named (id)`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
