import pg from 'pg'
import { sleep } from '../kernel/sleep.ts'

const intervalMs = 2_000
/** While there is no answer. */
const shortIntervalMs = 250
const deadlineMs = 1_500

/** Asks a database every two seconds whether it is there, on a connection of its own. When it answers again after a silence, connections of before may be
 *  dead although nothing reported it: `onReturn` replaces them, so that the next request doesn't have to find out. */
export function watchDatabase(config: pg.PoolConfig, onReturn: () => void): { stop(): Promise<void> } {
  const connection = new pg.Pool({
    application_name: 'stoa-watch',
    ...config,
    max: 1,
    connectionTimeoutMillis: deadlineMs,
    query_timeout: deadlineMs,
    idleTimeoutMillis: 0,
    keepAlive: true,
  })
  connection.on('error', () => {})
  const stopping = new AbortController()
  const watching = repeat(stopping.signal, async (wasThere) => {
    const isThere = await connection.query('select 1').then(
      () => true,
      () => false,
    )
    if (isThere && !wasThere) onReturn()
    return isThere
  })
  return {
    async stop() {
      stopping.abort()
      await watching
      await connection.end()
    },
  }
}

async function repeat(signal: AbortSignal, look: (wasThere: boolean) => Promise<boolean>): Promise<void> {
  let isThere = true
  while (!signal.aborted) {
    isThere = await look(isThere)
    await sleep(isThere ? intervalMs : shortIntervalMs, signal)
  }
}
