import { leaving } from '../../server/src/database/last-statement.ts'
import { readOf, statementOf } from '../../server/src/database/shared-writes.ts'
import type { Beginning, Db, Sql, Statements } from '../../server/src/kernel/db.ts'

/** Is called with statements before they are sent. */
export interface Watch {
  /** `isComparing`: it compares what was read just before with what is there now. */
  sent(statement: Sql, isComparing?: boolean): void
  /** With a statement that other transactions may share with this one. */
  shared?(statement: Sql): void
  /** Reads what a shared statement depends on, outside of the transaction. */
  read(statement: Sql): Promise<readonly unknown[]>
  /** Before a statement that begins a transaction. */
  begun?(): void
}

/** The same statements, watched. */
export const watched = (db: Statements, { sent, begun = () => {} }: Pick<Watch, 'sent' | 'begun'>): Statements => ({
  rows: (statement) => (begun(), sent(statement), db.rows(statement)),
  one: (statement) => (begun(), sent(statement), db.one(statement)),
  run: (statement) => (begun(), sent(statement), db.run(statement)),
  peek: (statement) => (sent(statement), db.peek(statement)),
})

/** Runs the work of a transaction with its statements watched, also the last one. */
export async function forwarding<T>(db: Db, watch: Watch, work: (db: Db) => Promise<T>, beginning: Beginning = db): Promise<T> {
  const { db: noted, send } = leaving({
    commit: async (statement) => void (statement && watch.sent(statement)),
    write: async (statement) => (watch.sent(statement), true),
    async writeTogether(write, item, left) {
      const entry = { item, left }
      const { read, possible } = await readOf((statement) => (watch.sent(statement), watch.read(statement)), write, [entry])
      for (const one of possible) {
        watch.sent(statementOf(write, [one], read), write.depending !== undefined)
        watch.shared?.(statementOf(write, [one, one], read))
      }
      for (const [kind, rows] of left) if (kind.duplicates) watch.shared?.(kind.duplicates(rows))
      return true
    },
  })
  const { isRetry, begin, beginLater } = beginning
  const result = await work({
    ...watched(db, watch),
    isRetry,
    begin,
    beginLater,
    leave: (kind, row) => (noted.leave(kind, row), db.leave(kind, row)),
    finish: (parts) => (noted.finish(parts), db.finish(parts)),
    finishTogether: (write, item) => (noted.finishTogether(write, item), db.finishTogether(write, item)),
  })
  await send()
  return result
}
