import type { Db, LastRows, LeftRows } from '../kernel/db.ts'

/** The rows that work leaves, instead of leaving them to the transaction. */
export function collectRows(work: (db: Pick<Db, 'leave'>) => void): LeftRows {
  const left = new Map<LastRows<unknown>, unknown[]>()
  work({
    leave(kind, row) {
      const rows = left.get(kind as LastRows<unknown>)
      if (rows) rows.push(row)
      else left.set(kind as LastRows<unknown>, [row])
    },
  })
  return left
}
