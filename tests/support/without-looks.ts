import type { Database } from '../../server/src/kernel/db.ts'

/** A database that doesn't count the statements by which a process looks for changes of others: it does so at any time. */
export const withoutLooks = (database: Database): Database => ({
  ...database,
  one(statement) {
    const { count } = database.statements
    const answer = database.one<never>(statement)
    // A statement is counted as it is sent.
    if (statement.text.includes('pg_current_snapshot')) database.statements.count = count
    return answer
  },
})
