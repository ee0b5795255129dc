import type { Database } from '../../server/src/kernel/db.ts'

/** A database, and how many statements were sent to it, besides those by which a process looks for changes of others: it does so at any time. */
export function withCountedStatements(connected: Database): { database: Database; statements(): number } {
  let looks = 0
  const database: Database = {
    ...connected,
    one: (statement) => ((looks += Number(statement.text.includes('pg_current_snapshot'))), connected.one(statement)),
  }
  return { database, statements: () => database.statements.count - looks }
}
