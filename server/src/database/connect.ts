import { randomInt } from 'node:crypto'
import type pg from 'pg'
import type { Database, Db, LeftRows, SharedWrite, Sql, Statements } from '../kernel/db.ts'
import { createSourceChanges, noteStatement, isRecordingReads, type SourceChanges } from '../kernel/source-changes.ts'
import { begin, type Opening } from './begin.ts'
import { sendFramed } from './framed-query.ts'
import { leaving, outsideOfTransaction } from './last-statement.ts'
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
  const together = sharedWrites(async (statement) => (await query(statement)).rows)
  return {
    ...dbOn({ query, together }),
    ...outsideOfTransaction,
    statements,
    changes,
    origin,
    transaction: (work) => renewAfter(() => transaction({ pool: current, statements, changes, origin, together }, work)),
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

interface Senders {
  query: Query
  peek?: Query
  only?: Query
  end?: Query
  together: Statements['together']
}

const dbOn = ({ query, peek = query, only = query, end = query, together }: Senders): Statements => ({
  rows: async <Row>(statement: Sql) => (await query(statement)).rows as Row[],
  one: async <Row>(statement: Sql) => (await query(statement)).rows[0] as Row | undefined,
  run: async (statement) => (await query(statement)).rowCount ?? 0,
  peek: async <Row>(statement: Sql) => (await peek(statement)).rows as Row[],
  only: async <Row>(statement: Sql) => (await only(statement)).rows as Row[],
  end: async (statement) => void (await end(statement)),
  together,
})

/** Where a transaction gets its connection: from the pool that is in use when it begins. */
interface TransactionSource extends Noting {
  pool: () => pg.Pool
  /** Outside of the transaction. */
  together: Statements['together']
}

async function transaction<T>(source: TransactionSource, work: (db: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const written = { already: false }
    try {
      return await attemptTransaction({ ...source, written, isRetry: attempt > 1 }, work)
    } catch (error) {
      if (written.already || attempt >= attemptsAfter(error)) throw error
    }
  }
}

const attemptsAfter = (error: unknown): number =>
  error instanceof StaleReadError ? staleReadsMax : (attemptsMax[(error as { code?: string }).code ?? ''] ?? 1)

interface TransactionAttempt extends TransactionSource {
  /** A statement outside of a transaction may already be committed, so a write isn't repeated. */
  written: { already: boolean }
  isRetry: boolean
}

/** Takes a connection and begins the transaction with the first statement, so that a call that fails before it reads costs the database nothing. */
async function attemptTransaction<T>(
  { pool, written, isRetry, together: togetherOutside, ...noting }: TransactionAttempt,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { statements, changes, origin } = noting
  const changed = createWritten()
  let connection: Promise<pg.PoolClient> | undefined
  /** The statement that is sent with BEGIN. Others wait for it. */
  let first: Promise<unknown> | undefined
  let broken: Error | undefined
  let isCommitted = false
  const opening: Opening = { text: undefined, changed: 1 }
  const last = leaving(dbOn({ query, peek, only, end, together }), { isRetry, begin: beginNow, beginLater })
  try {
    const result = await work(last.db)
    await last.send()
    const client = await connection
    if (client && !isCommitted) await commit(client, () => client.query(commitWith(changed.all, origin)))
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

  function checkOpen(): void {
    if (isCommitted) throw new Error('the transaction has ended')
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
    checkOpen()
    return send(client, statement, statements)
  }
  async function commit<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
    statements.count++
    try {
      return await work()
    } finally {
      // Also after an error: the commit may be what succeeded.
      for (const one of changed.all) changes.note(one)
    }
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
  async function peek(statement: Sql): Promise<pg.QueryResult> {
    return connection ? query(statement) : sendAlone(pool(), statement, noting)
  }
  async function only(statement: Sql): Promise<pg.QueryResult> {
    if (connection) return query(statement)
    const result = await sendAlone(pool(), statement, noting)
    written.already ||= (result.rowCount ?? 0) > 0
    return result
  }
  /** Together with what the transaction changed, unless that isn't of one site. */
  async function end(statement: Sql): Promise<pg.QueryResult> {
    const client = await connection
    if (!client) return only(statement)
    checkOpen()
    changed.add(writtenBy(statement))
    const [ofSite, ...ofOthers] = changed.all
    if (statement.name === undefined || ofOthers.length > 0 || (ofSite && ofSite.siteId === undefined)) return query(statement)
    if (isRecordingReads()) noteStatement(readBy(statement), statement.values)
    const whole = ofSite ? withChanges(statement, ofSite, origin) : statement
    const result = await commit(client, () => sendFramed(client, 'commit', whole))
    isCommitted = true
    return result
  }
  async function together<Item>(write: SharedWrite<Item>, item: Item, left: LeftRows): Promise<boolean> {
    return connection
      ? writeAlone(async (statement) => (await query(statement)).rows, write, { item, left })
      : togetherOutside(write, item, left)
  }
}
