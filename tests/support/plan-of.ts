import { raw, sql } from '../../server/src/database/sql.ts'
import type { Database, Sql } from '../../server/src/kernel/db.ts'

/** PostgreSQL's plan for a statement, as text. With `without`, the planner avoids a method that is as fast on the small tables of tests. */
export async function planOf(
  database: Database,
  { text, values }: Sql,
  { without }: { without?: 'seqscan' | 'sort' } = {},
): Promise<string> {
  const rows = await database.transaction(async (db) => {
    if (without) await db.run(sql`set local ${raw(`enable_${without}`)} = off`)
    return db.rows<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values, name: undefined })
  })
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
