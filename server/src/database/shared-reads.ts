import type { Sql, Statements } from '../kernel/db.ts'
import { isRecordingReads } from '../kernel/source-changes.ts'
import { createBatcher } from './batcher.ts'
import { isOfOneItem, overloaded, sharedLimits } from './shared-writes.ts'

/** A kind of read that several callers can share. */
export interface SharedRead<Asked> {
  /** Reads of different groups are never in one statement, and don't wait for each other. */
  groupOf(asked: Asked): unknown
  /** Returns a row for each of what was asked, whose `index` is its place. Its text is the same for any number of them. */
  statement(asked: readonly Asked[]): Sql
}

/** The number of what is asked in one statement. Fewer than the items of a write: whoever asks for little waits for those who ask for much. */
export const askedMax = 20

/** Reads for callers that wait at the same time, in one statement outside of their transactions. */
export function sharedReads<Asked, Row extends { index: number }>({ groupOf, statement }: SharedRead<Asked>) {
  const batchers = new WeakMap<object, (asked: Asked) => Promise<Row>>()
  const read = async (db: Pick<Statements, 'rows'>, all: readonly Asked[]): Promise<Row[]> =>
    (await db.rows<Row>(statement(all))).toSorted((a, b) => a.index - b.index)
  return async (db: Pick<Statements, 'rows'>, asked: Asked): Promise<Row> => {
    // What is recorded of a statement is recorded for one caller.
    if (isRecordingReads()) return (await read(db, [asked]))[0]!
    const known = batchers.get(db)
    const ask =
      known ??
      createBatcher<Asked, Row>({
        groupOf,
        sizeOf: () => 1,
        write: (all) => read(db, all),
        isOfOneItem,
        overloaded,
        limits: { ...sharedLimits, itemsMax: askedMax },
      })
    if (!known) batchers.set(db, ask)
    return ask(asked)
  }
}
