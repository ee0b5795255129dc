import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

const slow = '2s'
const shownMax = 20

/** Makes a test database log slow statements with their plans. */
export async function noteSlowStatements(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`alter system set session_preload_libraries = 'auto_explain'`)
  await client.query(`alter system set auto_explain.log_min_duration = '${slow}'`)
  await client.query('alter system set log_lock_waits = on')
  await client.query('select pg_reload_conf()')
  await client.end()
}

/** The slow statements and long waits for locks in the log of a test database. */
export function slowStatements(dataFolder: string): string | undefined {
  const log = join(dataFolder, 'postgres.log')
  const entries = existsSync(log) ? readFileSync(log, 'utf8').split(/\n(?=\d{4}-)/) : []
  const found = entries.filter((entry) => /LOG: {2}duration:|still waiting for/.test(entry)).slice(0, shownMax)
  return found.length === 0 ? undefined : [`Statements that took longer than ${slow}, and long waits for locks:`, ...found].join('\n')
}
