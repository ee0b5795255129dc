import type { PoolClient } from 'pg'
import type { SourceChanges } from './source-changes.ts'

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
}

/** What transactions leave to a statement, by kind. */
export type LeftRows = ReadonlyMap<LastRows<unknown>, readonly unknown[]>

/** A kind of write that several transactions can share. */
export interface SharedWrite<Item> {
  /** Items of different groups are never in one statement, and don't wait for each other. */
  groupOf(item: Item): unknown
  /** The item's share of the statement, in characters. */
  sizeOf(item: Item): number
  /** Statements of a group that are under way at the same time. Two by default; one for items that all need the same row. */
  atOnce?: number
  /** The number of items in a statement. 100 by default; fewer if the server takes long to make each, because other requests wait meanwhile. */
  itemsMax?: number
  /** What the items depend on, if other transactions change it too. */
  depending?: {
    /** Reads it just before the items are written: what is written is compared with it. If it has changed by then, it is read once more, with locks, in the
     *  transaction that writes. */
    read(items: readonly Item[], locking: { isLocked: boolean }): Sql
    /** Whether each item can be written together with those before it that can. */
    arePossible(items: readonly Item[], read: readonly unknown[]): readonly boolean[]
  }
  /** Writes items of one group, all or none: it returns a row if it has written them. Its text is the same for any number of them, unless they depend on
   *  something. It also contains what the transactions leave, and `more` that follows from what was read, as parts that depend on one of its own. */
  statement(
    items: readonly Item[],
    left: (condition: string, more?: readonly LeftRows[]) => readonly Fragment[],
    read: readonly unknown[],
  ): Sql
}

/** A kind of rows that a transaction collects. Its last statement, just before the commit, writes the rows of all kinds. */
export interface LastRows<Row> {
  /** Writing statements, which become parts of one. With a condition they write only if that part of the statement has a row: it has one or none. */
  write(rows: readonly Row[], condition: string | undefined): readonly Fragment[]
  /** Reads the `index` of each row that is already there or has the key of an earlier one of these rows: they keep those of other transactions from being
   *  written in one statement. Its text is the same for any number of them. */
  duplicates?(rows: readonly Row[]): Sql
}

/** What a transaction leaves to its last statement. Errors outside of a transaction. */
export interface LastStatement {
  /** Leaves a row. */
  leave<Row>(kind: LastRows<Row>, row: Row): void
  /** Leaves the write that everything else depends on, as parts of a statement, of which one is `saved`. If that has no row, nothing is written, and the
   *  transaction runs again. */
  finish(parts: Fragment): void
  /** The same for a write that several transactions can share. */
  finishTogether<Item>(write: SharedWrite<Item>, item: Item): void
}

/** How a transaction begins. Errors outside of a transaction. */
export interface Beginning {
  /** Whether the transaction runs again: other transactions were in its way. */
  readonly isRetry: boolean
  /** Begins with a statement, in one message. Returns the number of rows that it changed. The text has no parameters, so it must be trusted. */
  begin(text: string): Promise<number>
  /** The same with the first statement that doesn't run outside of the transaction. If the text changes no row, the transaction runs again. */
  beginLater(text: string): { readonly isBegun: boolean }
}

export interface Db extends Statements, LastStatement, Beginning {}

/** A part of a statement. */
type Fragment = Pick<Sql, 'text' | 'values'>

export interface Database extends Db {
  /** Runs `work` in one transaction. After a deadlock or a serialization failure it runs again, with three attempts in total; after
   *  waiting too long for a locked row or inserting a row that another transaction has inserted, once more; after a stale read, with ten attempts in total. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** A separate connection, for LISTEN and advisory locks. The caller releases it. */
  connection(): Promise<PoolClient>
  /** Lets statements fail at once until `renew`: the database is known not to respond, and a page with several of them would wait for each. */
  suspend(): void
  /** Uses new connections from now on: those of before may be dead without anyone knowing. Transactions that have begun keep theirs. */
  renew(): void
  /** The number of statements sent so far. Benchmarks use it to count round trips. */
  readonly statements: { count: number }
  /** What this process knows to have changed. */
  readonly changes: SourceChanges
  /** Names this process in what it writes down of its changes for other processes. */
  readonly origin: number
  close(): Promise<void>
}
