import { sql, type Fragment } from '../../database/sql.ts'
import type { Scope } from '../../kernel/context.ts'

/** Which rows a job goes over, in the order of their IDs. */
export interface Matching {
  /** Tables and their joins. */
  from: Fragment
  id: Fragment
  where: Fragment
}

export async function countMatching({ db }: Scope, { from, where }: Matching): Promise<number> {
  const row = await db.one<{ total: number }>(sql`select count(*)::int as total from ${from} where ${where}`)
  return row!.total
}

/** The next ones by ID. */
export async function nextIds(
  { db }: Scope,
  { from, id, where }: Matching,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    select ${id} as id from ${from} where ${where} and ${id} > ${afterId} order by ${id} limit ${limit}`)
  return rows.map((row) => row.id)
}

/** Those of some that match. */
export async function stillMatching({ db }: Scope, { from, id, where }: Matching, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ id: string }>(sql`select ${id} as id from ${from} where ${where} and ${id} = any(${ids}::uuid[])`)
  return new Set(rows.map((row) => row.id))
}
