import type { Database } from '../kernel/db.ts'
import { sql } from './sql.ts'

/** Whether the database responds to a query. */
export const isResponding = (database: Database): Promise<boolean> =>
  database.one(sql`select 1 as answer`).then(
    () => true,
    () => false,
  )
