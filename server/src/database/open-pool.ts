import pg from 'pg'
import { readTimestamp } from './read-timestamp.ts'

// int8 is read as a number: revisions, positions and minor units stay below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readTimestamp)

const statementTimeoutMs = 5_000
/** PostgreSQL ends a statement at its timeout. Without an answer this much later, the connection is lost, even if nothing said so. */
const answerDelayMs = 1_000
/** How long a statement waits for a connection: a new one, or one that another statement releases. */
export const connectionTimeoutMs = 4_000
/** PostgreSQL ends a transaction that sends nothing for this long: its client is lost, and nothing else would release its locks. Between two statements of a
 *  transaction, the server waits for nothing outside. */
const idleInTransactionMs = statementTimeoutMs
/** PostgreSQL closes a connection whose client is lost: by itself it would keep it for hours, and count it. */
export const lostClientOptions =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=25000'
/** The share of the statement timeout that a statement may wait for a row: the rest is for its work. */
const lockShare = 0.8

export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    statement_timeout: statementTimeoutMs,
    ...deadlinesWithin(statementTimeoutOf(config)),
    idle_in_transaction_session_timeout: idleInTransactionMs,
    options: lostClientOptions,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'stoa',
    ...config,
  })
  // The pool replaces a broken connection, and the running statement fails; without a listener the error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Without a timeout of statements, none of those that follow from it. */
const deadlinesWithin = (timeoutMs: number): pg.PoolConfig =>
  timeoutMs > 0 ? { lock_timeout: timeoutMs * lockShare, query_timeout: timeoutMs + answerDelayMs } : {}

/** A connection string can name another timeout than ours, and takes precedence over the other options. */
function statementTimeoutOf({ connectionString = '', statement_timeout: option = statementTimeoutMs }: pg.PoolConfig): number {
  const given = URL.canParse(connectionString) ? new URL(connectionString).searchParams.get('statement_timeout') : null
  return Number(given ?? option)
}

/** The error of a statement that got no answer in time. */
export const isSilent = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'
