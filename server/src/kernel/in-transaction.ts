import type { Database, Db } from './db.ts'

/** Does something once the transaction is committed that can't be undone, such as deleting a file. After a rollback it is never done. */
export type AfterCommit = (step: () => Promise<void>) => void

export interface Transaction {
  db: Db
  afterCommit: AfterCommit
}

/** Runs `work` in one transaction, and then what it left for after the commit. */
export async function inTransaction<T>(
  database: Pick<Database, 'transaction'>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  let steps: (() => Promise<void>)[] = []
  const result = await database.transaction((db) => {
    // A transaction that runs again begins anew.
    steps = []
    return work({ db, afterCommit: (step) => void steps.push(step) })
  })
  for (const step of steps) await step()
  return result
}

/** For work that isn't in a transaction. */
export const withoutTransaction = (db: Db): Transaction => ({
  db,
  afterCommit() {
    throw new Error('there is no transaction that will be committed')
  },
})
