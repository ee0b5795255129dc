import type { PoolClient } from 'pg'

/** One statement: its text with $n placeholders, their values, and the name it is prepared under. */
export interface Sql {
  readonly text: string
  readonly values: readonly unknown[]
  readonly name: string | undefined
}

/** Runs SQL: the pool, or the one connection of a transaction. */
export interface Db {
  /** All rows. */
  rows<Row>(statement: Sql): Promise<Row[]>
  /** The first row, or undefined. */
  one<Row>(statement: Sql): Promise<Row | undefined>
  /** The number of rows that a statement changed. */
  run(statement: Sql): Promise<number>
  /** All rows of the only statement of a writing call: it is a transaction by itself, without begin and commit. Within a transaction that has begun, it is
   *  one of its statements. */
  only<Row>(statement: Sql): Promise<Row[]>
}

export interface Database extends Db {
  /** Runs `work` in one transaction; after a deadlock, a serialization failure or a `StaleReadError` it runs again, up to three times in all. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** A separate connection, for LISTEN and advisory locks. The caller releases it. */
  connection(): Promise<PoolClient>
  /** Statements sent so far; benchmarks count round trips with it. */
  readonly statements: { count: number }
  close(): Promise<void>
}
