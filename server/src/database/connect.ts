import { randomInt } from 'node:crypto'
import type pg from 'pg'
import type { Database, Db, Sql, Statements } from '../kernel/db.ts'
import { createSourceChanges, noteStatement, isRecordingReads, type SourceChanges } from '../kernel/source-changes.ts'
import { begin, type Opening } from './begin.ts'
import { sendFramed } from './framed-query.ts'
import { leaving, outsideOfTransaction, type Sending } from './last-statement.ts'
import { connectionTimeoutMs, isSilent, openPool } from './open-pool.ts'
import { sharedWrites, uniqueViolation, writeAlone } from './shared-writes.ts'
import { readBy, writtenBy } from './sources.ts'
import { serialisationFailure, StaleReadError } from './stale-read.ts'
import { commitWith, createWritten, withChanges } from './written.ts'

const connectionFailure = '08006'
const deadlock = '40P01'
const lockTimeout = '55P03'
/** How often a transaction is attempted, by the error that ends an attempt. A transaction that waits for a row is in the same place after a retry, so there is only one. */
const attemptsMax: Readonly<Record<string, number>> = { [serialisationFailure]: 3, [deadlock]: 3, [lockTimeout]: 2, [uniqueViolation]: 2 }
/** Each stale read means that another transaction has committed, so a repeated read makes progress. */
const staleReadsMax = 10

/** How long several items wait for a lock together. Each then waits for its own. */
const sharedLockTimeoutMs = 250

export function connect(config: pg.PoolConfig, poolSize = 20): Database {
  const open = () => openPool({ max: poolSize, ...config })
  let pool = open()
  const retired = new Set<pg.Pool>()
  const statements = { count: 0 }
  const changes = createSourceChanges()
  const origin = randomInt(2 ** 47)
  let isSuspended = false
  const current = (): pg.Pool => {
    if (isSuspended) throw Object.assign(new Error('The database does not respond'), { code: connectionFailure })
    return pool
  }
  const renew = () => {
    const used = pool
    pool = open()
    retired.add(used)
    // By then, nothing waits for a connection of it. Connections in use are closed when they are released.
    setTimeout(() => retired.delete(used) && void used.end(), config.connectionTimeoutMillis ?? connectionTimeoutMs).unref()
  }
  /** One silent connection means that the others lead nowhere too: the next statements use new ones. */
  const renewAfter = async <T>(work: () => Promise<T>): Promise<T> => {
    const used = pool
    try {
      return await work()
    } catch (error) {
      if (isSilent(error) && pool === used) renew()
      throw error
    }
  }
  const query: Query = (statement) => renewAfter(async () => sendAlone(current(), statement, { statements, changes, origin }))
  const writeTogether = sharedWrites(
    async (statement) => (await query(statement)).rows,
    (work) =>
      renewAfter(() =>
        attemptTransaction({ ...source, isRetry: true }, async ({ begin: beginWith, rows }) => {
          await beginWith(`set local lock_timeout = '${sharedLockTimeoutMs}ms'`)
          return work(rows)
        }),
      ),
  )
  const source: TransactionSource = { pool: current, statements, changes, origin, writeTogether }
  return {
    ...dbOn(query, query),
    ...outsideOfTransaction,
    statements,
    changes,
    origin,
    transaction: (work) => renewAfter(() => transaction(source, work)),
    connection: () => pool.connect(),
    suspend: () => void (isSuspended = true),
    renew() {
      isSuspended = false
      renew()
    },
    async close() {
      await Promise.all([pool, ...retired].map((one) => one.end()))
      retired.clear()
    },
  }
}

type Query = (statement: Sql) => Promise<pg.QueryResult>

function send(target: pg.Pool | pg.PoolClient, { name, text, values }: Sql, statements: { count: number }): Promise<pg.QueryResult> {
  statements.count++
  return target.query({ name, text, values: values as unknown[] })
}

/** A statement that commits by itself, with what it changes. */
async function sendAlone(pool: pg.Pool, statement: Sql, { statements, changes, origin }: Noting): Promise<pg.QueryResult> {
  if (isRecordingReads()) noteStatement(readBy(statement), statement.values)
  const written = writtenBy(statement)
  if (!written) return send(pool, statement, statements)
  try {
    return await send(pool, withChanges(statement, written, origin), statements)
  } finally {
    // Also after an error: the commit may be what succeeded.
    changes.note(written)
  }
}

interface Noting {
  statements: { count: number }
  changes: SourceChanges
  origin: number
}

const dbOn = (query: Query, peek: Query): Statements => ({
  rows: async <Row>(statement: Sql) => (await query(statement)).rows as Row[],
  one: async <Row>(statement: Sql) => (await query(statement)).rows[0] as Row | undefined,
  run: async (statement) => (await query(statement)).rowCount ?? 0,
  peek: async <Row>(statement: Sql) => (await peek(statement)).rows as Row[],
})

/** Where a transaction gets its connection: from the pool that is in use when it begins. */
interface TransactionSource extends Noting {
  pool: () => pg.Pool
  /** Outside of the transaction. */
  writeTogether: Sending['writeTogether']
}

async function transaction<T>(source: TransactionSource, work: (db: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptTransaction({ ...source, isRetry: attempt > 1 }, work)
    } catch (error) {
      if (attempt >= attemptsAfter(error)) throw error
    }
  }
}

const attemptsAfter = (error: unknown): number =>
  error instanceof StaleReadError ? staleReadsMax : (attemptsMax[(error as { code?: string }).code ?? ''] ?? 1)

/** Takes a connection and begins the transaction with the first statement, so that a call that fails before it reads costs the database nothing. */
async function attemptTransaction<T>(
  { pool, isRetry, writeTogether, ...noting }: TransactionSource & { isRetry: boolean },
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { statements, changes, origin } = noting
  const changed = createWritten()
  let connection: Promise<pg.PoolClient> | undefined
  /** The statement that is sent with BEGIN. Others wait for it. */
  let first: Promise<unknown> | undefined
  let broken: Error | undefined
  const opening: Opening = { text: undefined, changed: 1 }
  const last = leaving({
    commit,
    write: async (statement) => (await peek(statement)).rows.length > 0,
    writeTogether: (write, item, left) =>
      connection ? writeAlone(async (statement) => (await query(statement)).rows, write, { item, left }) : writeTogether(write, item, left),
  })
  try {
    const result = await work({ ...dbOn(query, peek), isRetry, begin: beginNow, beginLater, ...last.db })
    await last.send()
    return result
  } catch (error) {
    if (isSilent(error)) broken = error as Error
    else {
      await first
      await connection?.then((client) => client.query('rollback')).catch((failure: Error) => (broken = failure))
    }
    throw error
  } finally {
    await connection?.then(
      (client) => client.release(broken),
      () => {},
    )
  }

  function checkBegun(): void {
    if (opening.isRequired && opening.changed === 0) throw new StaleReadError('The transaction needed a row that another one has inserted.')
  }
  async function query(statement: Sql): Promise<pg.QueryResult> {
    if (isRecordingReads()) noteStatement(readBy(statement), statement.values)
    changed.add(writtenBy(statement))
    if (!connection && opening.text === undefined && statement.name !== undefined) {
      statements.count++
      connection = pool().connect()
      const sent = connection.then((client) => sendFramed(client, 'begin', statement))
      first = sent.catch(() => {})
      return sent
    }
    const client = await (connection ??= begin(pool(), statements, opening))
    await first
    checkBegun()
    return send(client, statement, statements)
  }
  async function beginNow(text: string): Promise<number> {
    opening.text = text
    await (connection ??= begin(pool(), statements, opening))
    return opening.changed
  }
  function beginLater(text: string) {
    Object.assign(opening, { text, isRequired: true })
    return {
      get isBegun() {
        return connection !== undefined
      },
    }
  }
  /** Doesn't begin the transaction. */
  async function peek(statement: Sql): Promise<pg.QueryResult> {
    return connection ? query(statement) : sendAlone(pool(), statement, noting)
  }
  async function commit(statement?: Sql): Promise<void> {
    const client = await connection
    if (!client) {
      if (statement) await sendAlone(pool(), statement, noting)
      return
    }
    const framed = statement && withChangesOfAll(statement)
    if (statement && !framed) await query(statement)
    statements.count++
    try {
      await (framed ? sendFramed(client, 'commit', framed) : client.query(commitWith(changed.all, origin)))
    } finally {
      // Also after an error: the commit may be what succeeded.
      for (const one of changed.all) changes.note(one)
    }
  }
  /** The last statement together with what the transaction changed, unless that isn't of one site. */
  function withChangesOfAll(statement: Sql): Sql | undefined {
    checkBegun()
    changed.add(writtenBy(statement))
    const [ofSite, ...ofOthers] = changed.all
    if (statement.name === undefined || ofOthers.length > 0 || (ofSite && ofSite.siteId === undefined)) return undefined
    if (isRecordingReads()) noteStatement(readBy(statement), statement.values)
    return ofSite ? withChanges(statement, ofSite, origin) : statement
  }
}
