import { AsyncLocalStorage } from 'node:async_hooks'
import type { PoolClient, QueryResult } from 'pg'
import { leaving, outsideOfTransaction } from '../../server/src/database/last-statement.ts'
import { writeAlone } from '../../server/src/database/shared-writes.ts'
import { readBy, writtenBy } from '../../server/src/database/sources.ts'
import type { Database, Db, Sql, Statements } from '../../server/src/kernel/db.ts'
import { createSourceChanges, noteStatement } from '../../server/src/kernel/source-changes.ts'

/** A database on one connection. Its statements run inside a transaction that is never committed; its transactions are savepoints. */
export interface RolledBackDatabase extends Database {
  /** Runs `work` in a savepoint and rolls back to it. Earlier writes stay until the database is closed. */
  rollBack<T>(work: () => Promise<T>): Promise<T>
}

/** The outer transaction or a savepoint. Its statements and inner savepoints run one at a time, so that savepoints nest on one connection. */
interface Scope {
  kind: 'outer' | 'rollBack' | 'transaction'
  parent: Scope | undefined
  /** Settles with the last statement or inner savepoint. */
  last: Promise<unknown>
  isOver: boolean
}

const attemptsMax = 3
const retried = new Set(['40P01', '40001', '23505'])
const savepoint = 'rolled_back_savepoint'
const backToSavepoint = `rollback to savepoint ${savepoint}; release savepoint ${savepoint}`

/** Takes one connection of `base` until it is closed. `base` is left open. */
export async function rolledBackDatabase(base: Database): Promise<RolledBackDatabase> {
  const client = await base.connection()
  // Between two tests, the transaction may be idle for as long as they need.
  await client.query('begin; set local idle_in_transaction_session_timeout = 0')
  const scopes = new AsyncLocalStorage<Scope>()
  const statements = { count: 0 }
  const changes = createSourceChanges()
  const outer = scopeIn(undefined, 'outer')
  let underWay: Scope | undefined

  /** The innermost open scope of the caller. Callers without one, such as a server started before, use the current scope. */
  function current(): Scope {
    const scope = openScope(scopes.getStore() ?? underWay ?? outer)
    if (!scope) throw new Error('the statement came after what it was part of was rolled back')
    return scope
  }

  async function query(statement: Sql): Promise<QueryResult> {
    const scope = current()
    noteStatement(readBy(statement), statement.values)
    const work = () => send(client, statement, statements)
    const written = writtenBy(statement)
    return inTurn(scope, () => (scope.kind === 'transaction' ? work() : inSavepoint(client, work))).finally(
      () => written && changes.note(written),
    )
  }

  const db: Statements = {
    rows: async <Row>(statement: Sql) => (await query(statement)).rows as Row[],
    one: async <Row>(statement: Sql) => (await query(statement)).rows[0] as Row | undefined,
    run: async (statement) => (await query(statement)).rowCount ?? 0,
    peek: async <Row>(statement: Sql) => (await query(statement)).rows as Row[],
  }

  async function attempt<T>(work: (db: Db) => Promise<T>, isRetry: boolean): Promise<T> {
    const parent = current()
    const scope = scopeIn(parent, 'transaction')
    const begin = async (text: string) => (await query({ text, values: [], name: undefined })).rowCount ?? 0
    // On one connection nothing happens in between, so the last statement is early enough.
    const last = leaving({
      commit: async (statement) => void (statement && (await query(statement))),
      write: async (statement) => (await db.rows(statement)).length > 0,
      writeTogether: (write, item, left) => writeAlone((statement) => db.rows(statement), write, { item, left }),
    })
    const whole = async () => {
      const result = await work({ ...db, isRetry, begin, beginLater: () => ({ isBegun: false }), ...last.db })
      await last.send()
      return result
    }
    return inTurn(parent, () => inSavepoint(client, () => scopes.run(scope, () => completed(scope, whole))))
  }

  async function rollBack<T>(work: () => Promise<T>): Promise<T> {
    if (underWay) throw new Error('another work is under way')
    const scope = (underWay = scopeIn(outer, 'rollBack'))
    try {
      return await inTurn(outer, () => takenBack(client, () => scopes.run(scope, () => completed(scope, work))))
    } finally {
      underWay = undefined
      changes.noteAll()
    }
  }

  async function close(): Promise<void> {
    await outer.last
    outer.isOver = true
    await client.query('rollback')
    client.release()
  }

  return {
    ...db,
    ...outsideOfTransaction,
    statements,
    changes,
    origin: 0,
    rollBack,
    transaction: (work) => withRetries((isRetry) => attempt(work, isRetry)),
    connection: () => base.connection(),
    suspend: () => base.suspend(),
    renew: () => base.renew(),
    close,
  }
}

const scopeIn = (parent: Scope | undefined, kind: Scope['kind']): Scope => ({ kind, parent, last: Promise.resolve(), isOver: false })

/** Late statements of a finished transaction run in the surrounding scope, as on a pool. */
function openScope(scope: Scope): Scope | undefined {
  if (!scope.isOver) return scope
  return scope.kind === 'transaction' && scope.parent ? openScope(scope.parent) : undefined
}

function inTurn<T>(scope: Scope, task: () => Promise<T>): Promise<T> {
  const result = scope.last.then(task)
  scope.last = result.catch(() => {})
  return result
}

/** Runs `work` and waits for all its statements, awaited or not, before the scope ends. */
async function completed<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await scope.last
    scope.isOver = true
  }
}

/** An error rolls back to the savepoint only, so that the connection can be used further. */
async function inSavepoint<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query(`savepoint ${savepoint}`)
  try {
    const result = await work()
    await client.query(`release savepoint ${savepoint}`)
    return result
  } catch (error) {
    await client.query(backToSavepoint)
    throw error
  }
}

async function takenBack<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query(`savepoint ${savepoint}`)
  try {
    return await work()
  } finally {
    await client.query(backToSavepoint)
  }
}

function send(client: PoolClient, { name, text, values }: Sql, statements: { count: number }): Promise<QueryResult> {
  statements.count++
  return client.query({ name, text, values: values as unknown[] })
}

async function withRetries<T>(work: (isRetry: boolean) => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await work(attempts > 1)
    } catch (error) {
      if (attempts >= attemptsMax || !retried.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}
