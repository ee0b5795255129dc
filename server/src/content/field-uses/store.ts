import { jsonRows } from '../../database/json-rows.ts'
import { sql } from '../../database/sql.ts'
import { doublePrecision, integer, text, timestamptz, uuid } from '../../database/table.ts'
import type { Context } from '../../kernel/context.ts'
import type { Db } from '../../kernel/db.ts'

export interface FieldUse {
  field: string
  /** Number of queries that filtered by the field, that sorted by it, and that did either. */
  filtered: number
  sorted: number
  uses: number
  totalMs: number
  slowestMs: number
  lastUsedDate: Date
}

export type StoredUse = FieldUse & { siteId: string; collectionId: string }

const useRows = jsonRows({
  siteId: uuid(),
  collectionId: text(),
  field: text(),
  filtered: integer(),
  sorted: integer(),
  uses: integer(),
  totalMs: doublePrecision(),
  slowestMs: doublePrecision(),
  lastUsedDate: timestamptz(),
})

/** Adds a process's recorded uses to those of this hour. */
export async function addUses(db: Db, hour: Date, uses: readonly StoredUse[]): Promise<void> {
  await db.run(sql`
    insert into field_uses (site_id, collection_id, field, hour, filtered, sorted, uses, total_ms, slowest_ms, last_used_date)
    select "siteId", "collectionId", field, ${hour}, filtered, sorted, uses, "totalMs", "slowestMs", "lastUsedDate"
    from ${useRows(uses)} as noted order by "siteId", "collectionId", field
    on conflict (site_id, collection_id, field, hour) do update set filtered = field_uses.filtered + excluded.filtered,
      sorted = field_uses.sorted + excluded.sorted, uses = field_uses.uses + excluded.uses, total_ms = field_uses.total_ms + excluded.total_ms,
      slowest_ms = greatest(field_uses.slowest_ms, excluded.slowest_ms),
      last_used_date = greatest(field_uses.last_used_date, excluded.last_used_date)`)
}

const listedMax = 100

/** The uses of a collection's fields since then, those that took the most time first. */
export function selectUses({ db, siteId }: Pick<Context, 'db' | 'siteId'>, collectionId: string, since: Date): Promise<FieldUse[]> {
  return db.rows(sql`
    select field, sum(filtered)::int as filtered, sum(sorted)::int as sorted, sum(uses)::int as uses, sum(total_ms) as "totalMs",
      max(slowest_ms) as "slowestMs", max(last_used_date) as "lastUsedDate"
    from field_uses where site_id = ${siteId} and collection_id = ${collectionId} and hour >= ${since}
    group by field order by sum(total_ms) desc, field limit ${listedMax}`)
}
