import pg from 'pg'
import type { Database } from '../kernel/db.ts'
import { sleep } from '../kernel/sleep.ts'
import { lostClientOptions } from './open-pool.ts'

const intervalMs = 2_000
/** While there is no answer. */
const shortIntervalMs = 250
const deadlineMs = 1_500

/** Then statements fail at once. After a single one, which may be a busy machine's, only the connections are replaced. */
const silencesMax = 2

/** Asks a database every two seconds whether it is there, on a connection of its own. While there is no answer, statements fail at once instead of waiting for
 *  one each. When it answers again, connections of before may be dead although nothing reported it, so they are replaced. */
export function watchDatabase(config: pg.PoolConfig, database: Pick<Database, 'suspend' | 'renew'>): { stop(): Promise<void> } {
  const connection = new pg.Pool({
    application_name: 'stoa-watch',
    options: lostClientOptions,
    ...config,
    max: 1,
    connectionTimeoutMillis: deadlineMs,
    query_timeout: deadlineMs,
    idleTimeoutMillis: 0,
    keepAlive: true,
  })
  connection.on('error', () => {})
  const stopping = new AbortController()
  const watching = watch(connection, database, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      await watching
      await connection.end()
    },
  }
}

async function watch(connection: pg.Pool, database: Pick<Database, 'suspend' | 'renew'>, signal: AbortSignal): Promise<void> {
  let silences = 0
  while (!signal.aborted) {
    const isThere = await connection.query('select 1').then(() => true, isAnswer)
    if (isThere && silences > 0) database.renew()
    silences = isThere ? 0 : silences + 1
    if (silences === silencesMax) database.suspend()
    await sleep(isThere ? intervalMs : shortIntervalMs, signal)
  }
}

/** SQLSTATEs of a database that is shutting down or starting, and of lost connections. */
const absence = /^(?:57P0.|08...)$/

/** Whether an error shows that the database is there, for instance that it has no connection to spare: then connections of before still work. */
const isAnswer = (error: unknown): boolean => error instanceof pg.DatabaseError && !absence.test(error.code ?? '')
