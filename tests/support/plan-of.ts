import { raw, sql } from '../../server/src/database/sql.ts'
import type { Database, Sql } from '../../server/src/kernel/db.ts'

/** Methods that are as fast as others on the small tables of tests. */
export type PlanMethod = 'bitmapscan' | 'seqscan' | 'sort'

/** PostgreSQL's plan for a statement, as text. The planner avoids the methods `without`. */
export async function planOf(
  database: Database,
  { text, values }: Sql,
  { without = [] }: { without?: PlanMethod | readonly PlanMethod[] } = {},
): Promise<string> {
  const rows = await database.transaction(async (db) => {
    for (const method of [without].flat()) await db.run(sql`set local ${raw(`enable_${method}`)} = off`)
    return db.rows<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values, name: undefined })
  })
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
