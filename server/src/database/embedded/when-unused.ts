import pg, { type PoolConfig } from 'pg'
import { sleep } from '../../kernel/sleep.ts'

const stepMs = 50

/** Waits until nobody but its owner and this function is connected to the database, or until the time is up. */
export async function whenUnused(connection: PoolConfig, signal: AbortSignal): Promise<void> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    while (!signal.aborted && (await connections(client)) > 2) await sleep(stepMs, signal)
  } finally {
    await client.end()
  }
}

async function connections(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database() and usename = current_user',
  )
  return rows[0]!.count
}
