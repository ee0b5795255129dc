import pg from 'pg'
import type { Database, Db, Sql } from '../kernel/db.ts'

// int8 is read as a number: revisions, positions and minor units stay below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const statementTimeoutMs = 5_000
const retriesMax = 3
const serialisationFailure = '40001'
const retryableCodes = new Set(['40P01', serialisationFailure])

/** What a transaction read before it locked a row is out of date, and locking another row now would violate the lock order: the transaction starts again. */
export class StaleReadError extends Error {
  readonly code = serialisationFailure
}

export function connect(config: pg.PoolConfig, poolSize = 20): Database {
  const pool = new pg.Pool({ max: poolSize, statement_timeout: statementTimeoutMs, application_name: 'stoa', ...config })
  // The pool replaces a broken connection, and the running statement fails; without a listener the error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const statements = { count: 0 }
  const query: Query = (statement) => send(pool, statement, statements)
  return {
    ...dbOn(query, query),
    statements,
    transaction: (work) => transaction(pool, statements, work),
    connection: () => pool.connect(),
    close: () => pool.end(),
  }
}

type Query = (statement: Sql) => Promise<pg.QueryResult>

function send(target: pg.Pool | pg.PoolClient, { name, text, values }: Sql, statements: { count: number }): Promise<pg.QueryResult> {
  statements.count++
  return target.query({ name, text, values: values as unknown[] })
}

const dbOn = (query: Query, only: Query): Db => ({
  rows: async <Row>(statement: Sql) => (await query(statement)).rows as Row[],
  one: async <Row>(statement: Sql) => (await query(statement)).rows[0] as Row | undefined,
  run: async (statement) => (await query(statement)).rowCount ?? 0,
  only: async <Row>(statement: Sql) => (await only(statement)).rows as Row[],
})

async function transaction<T>(pool: pg.Pool, statements: { count: number }, work: (db: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const written = { already: false }
    try {
      return await attemptTransaction({ pool, statements, written }, work)
    } catch (error) {
      if (written.already || attempt >= retriesMax || !retryableCodes.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}

interface TransactionAttempt {
  pool: pg.Pool
  statements: { count: number }
  /** A statement outside of a transaction may already be committed, so a write isn't repeated. */
  written: { already: boolean }
}

/** Takes a connection and begins the transaction with the first statement, so that a call that fails before it reads costs the database nothing. */
async function attemptTransaction<T>({ pool, statements, written }: TransactionAttempt, work: (db: Db) => Promise<T>): Promise<T> {
  let connection: Promise<pg.PoolClient> | undefined
  let broken: Error | undefined
  try {
    const query: Query = async (statement) => send(await (connection ??= begin(pool, statements)), statement, statements)
    const only: Query = async (statement) => {
      if (connection) return query(statement)
      const result = await send(pool, statement, statements)
      written.already = true
      return result
    }
    const result = await work(dbOn(query, only))
    await (await connection)?.query('commit')
    return result
  } catch (error) {
    await connection?.then((client) => client.query('rollback')).catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    await connection?.then(
      (client) => client.release(broken),
      () => {},
    )
  }
}

async function begin(pool: pg.Pool, statements: { count: number }): Promise<pg.PoolClient> {
  const client = await pool.connect()
  statements.count += 2
  try {
    await client.query('begin')
    return client
  } catch (error) {
    client.release(error as Error)
    throw error
  }
}
