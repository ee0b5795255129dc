import { queueSchema } from '../../server/src/jobs/library.ts'
import type { Database } from '../../server/src/kernel/db.ts'

const looks = ['pg_current_snapshot', `FROM ${queueSchema}.queue q\n`]

/** A database that doesn't count the statements by which a process looks for changes of others, and for its queues: it does so at any time. */
export function withoutLooks(database: Database): Database {
  const { statements } = database
  const uncounted =
    <Sent extends { text: string }, Answer>(send: (statement: Sent) => Answer) =>
    (statement: Sent): Answer => {
      const { count } = statements
      const answer = send(statement)
      // A statement is counted as it is sent.
      if (looks.some((look) => statement.text.includes(look))) statements.count = count
      return answer
    }
  return { ...database, one: uncounted(database.one) as Database['one'], rows: uncounted(database.rows) as Database['rows'] }
}
