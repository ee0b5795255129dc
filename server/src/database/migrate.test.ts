import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { withStatementTimeout } from '../../../tests/support/statement-timeout.ts'
import { migrate, migrationLock } from './migrate.ts'

const connectionString = inject('database')
const statementTimeoutMs = 50
const applicationName = 'stoa-migrate-test'

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** This test's migrations that have waited for the lock longer than the statement timeout. */
async function longWaits(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where application_name = $1 and wait_event_type = 'Lock' and clock_timestamp() - query_start > $2`,
    [applicationName, `${3 * statementTimeoutMs} ms`],
  )
  return rowCount ?? 0
}

test('a process that starts during a migration waits for it, whatever the statement timeout of its pool', async () => {
  const [other, watcher] = [await connected(), await connected()]
  await other.query(`select pg_advisory_lock(${migrationLock})`)
  const migrated = migrate({
    connectionString: withStatementTimeout(connectionString, statementTimeoutMs),
    application_name: applicationName,
  })
  await expect.poll(() => longWaits(watcher)).toBe(1)
  await other.query(`select pg_advisory_unlock(${migrationLock})`)
  await expect(migrated).resolves.toBeUndefined()
})

test('a finished migration leaves no connection open', async () => {
  await migrate({ connectionString, application_name: applicationName })
  const watcher = await connected()
  const connections = async () =>
    (await watcher.query('select from pg_stat_activity where application_name = $1', [applicationName])).rowCount
  await expect.poll(connections).toBe(0)
})
