import type { PoolClient } from 'pg'

/** A statement: text with $n placeholders, their values, and the name of its prepared statement. */
export interface Sql {
  readonly text: string
  readonly values: readonly unknown[]
  readonly name: string | undefined
}

/** Runs statements on the pool or on the connection of a transaction. */
export interface Statements {
  /** All rows. */
  rows<Row>(statement: Sql): Promise<Row[]>
  /** The first row, or undefined. */
  one<Row>(statement: Sql): Promise<Row | undefined>
  /** The number of changed rows. */
  run(statement: Sql): Promise<number>
  /** All rows that a statement reads before the transaction begins, so that it may not need to: what it read can have changed once something is written. If
   *  the transaction has already begun, the statement is part of it. */
  peek<Row>(statement: Sql): Promise<Row[]>
  /** All rows of a transaction's only writing statement, which commits by itself without BEGIN and COMMIT. If the transaction has already begun, the
   *  statement is part of it. One that returns no rows has written nothing: the transaction can go on. */
  only<Row>(statement: Sql): Promise<Row[]>
}

/** A kind of rows that a transaction collects. Its last statement, just before the commit, writes the rows of all kinds. */
export interface LastRows<Row> {
  /** Writing statements, which become parts of one. */
  write?(rows: readonly Row[]): readonly Pick<Sql, 'text' | 'values'>[]
  /** Called once the rows are committed, and before the transaction's result is returned; also if an error leaves it open whether they are. */
  written?(rows: readonly Row[]): void
}

export interface Db extends Statements {
  /** Whether the transaction runs again: other transactions were in its way. */
  readonly isRetry: boolean
  /** Leaves a row to the transaction's last statement. An error outside of a transaction. */
  leave<Row>(kind: LastRows<Row>, row: Row): void
}

export interface Database extends Db {
  /** Runs `work` in one transaction. After a deadlock or a serialization failure it runs again, with three attempts in total; after
   *  waiting too long for a locked row or inserting a row that another transaction has inserted, once more; after a stale read, with ten attempts in total. It doesn't run again once a statement ran outside of the
   *  transaction, which may already be committed. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** A separate connection, for LISTEN and advisory locks. The caller releases it. */
  connection(): Promise<PoolClient>
  /** Lets statements fail at once until `renew`: the database is known not to respond, and a page with several of them would wait for each. */
  suspend(): void
  /** Uses new connections from now on: those of before may be dead without anyone knowing. Transactions that have begun keep theirs. */
  renew(): void
  /** The number of statements sent so far. Benchmarks use it to count round trips. */
  readonly statements: { count: number }
  close(): Promise<void>
}
