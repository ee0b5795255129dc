import type { Sql, Statements } from '../kernel/db.ts'
import { isRecordingReads } from '../kernel/source-changes.ts'
import { createBatcher } from './batcher.ts'
import { isOfOneItem, overloaded, sharedLimits } from './shared-writes.ts'

/** A kind of read that several callers can share. */
export interface SharedRead<Input> {
  /** Reads of different groups are never in one statement, and don't wait for each other. */
  groupOf(input: Input): unknown
  /** Returns a row for each input, whose `index` is its place. Its text is the same for any number of them. */
  statement(inputs: readonly Input[]): Sql
}

/** Of one statement. Fewer than the items of a write: who reads little waits for those who read much. */
export const inputsMax = 20

/** Reads for callers that wait at the same time, in one statement outside of their transactions. */
export function sharedReads<Input, Row extends { index: number }>({ groupOf, statement }: SharedRead<Input>) {
  const batchers = new WeakMap<object, (input: Input) => Promise<Row>>()
  const read = async (db: Pick<Statements, 'rows'>, all: readonly Input[]): Promise<Row[]> => {
    const rows = (await db.rows<Row>(statement(all))).toSorted((a, b) => a.index - b.index)
    if (rows.length !== all.length || rows.some(({ index }, at) => index !== at))
      throw new Error('a shared read needs one row for each input')
    return rows
  }
  return async (db: Pick<Statements, 'rows'>, input: Input): Promise<Row> => {
    // What is recorded of a statement is recorded for one caller.
    if (isRecordingReads()) return (await read(db, [input]))[0]!
    const known = batchers.get(db)
    const add =
      known ??
      createBatcher<Input, Row>({
        groupOf,
        sizeOf: () => 1,
        write: (all) => read(db, all),
        isOfOneItem,
        overloaded,
        limits: { ...sharedLimits, itemsMax: inputsMax },
      })
    if (!known) batchers.set(db, add)
    return add(input)
  }
}
