import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

// A Vitest worker has no hook for its own end, so the database notifies whatever lives as long as a worker that the run is over. Several runs may share a
// database: workers listen for the name of theirs.

interface Run {
  database: string
  run: string
}

const deadlineMs = 10_000
const intervalMs = 20

/** Runs `stop` in this worker once all tests of the run have ended. */
export async function atEndOfRun({ database, run }: Run, stop: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: database, application_name: run })
  await client.connect()
  client.on('error', () => {})
  client.on('notification', () => void stop().finally(() => client.end()))
  await client.query(`listen ${run}`)
}

/** Stops what workers still run, and waits for it. */
export async function endOfRun({ database, run }: Run): Promise<void> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  await client.query(`notify ${run}`)
  for (const end = Date.now() + deadlineMs; Date.now() < end; await pause(intervalMs)) {
    const { rowCount } = await client.query('select from pg_stat_activity where application_name = $1', [run])
    if (rowCount === 0) break
  }
  await client.end()
}
