import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

const folder = new URL('../../migrations/', import.meta.url)
/** The advisory lock that one process at a time migrates under. */
export const migrationLock = 7_064_001

/** Brings the schema up to date: numbered SQL files, forward only, each in its own transaction, one process at a time. It has a connection of its own
 *  without a statement timeout: an index on a large table, and the wait for another process that builds one, take as long as they take. */
export async function migrate(config: pg.PoolConfig): Promise<void> {
  const connection = new pg.Client({ application_name: 'stoa-migrate', ...config, query_timeout: 0 })
  // A connection that breaks fails the statement that runs on it; without a listener it would end the process.
  connection.on('error', () => {})
  await connection.connect()
  try {
    // Said here, for an address (`?statement_timeout=…`) goes before what is said when one connects.
    await connection.query('set statement_timeout = 0; set lock_timeout = 0')
    await connection.query(`select pg_advisory_lock(${migrationLock})`)
    await connection.query(
      'create table if not exists stoa_migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await connection.query<{ name: string }>('select name from stoa_migrations')
    const applied = new Set(rows.map((row) => row.name))
    for (const name of migrationNames()) if (!applied.has(name)) await apply(connection, name)
  } finally {
    // Ends the session, and with it the advisory lock.
    await connection.end()
  }
}

export const migrationNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()

async function apply(connection: pg.Client, name: string): Promise<void> {
  await connection.query('begin')
  try {
    for (const statement of statementsOf(readFileSync(new URL(name, folder), 'utf8'))) await connection.query(statement)
    await connection.query('insert into stoa_migrations (name) values ($1)', [name])
    await connection.query('commit')
  } catch (cause) {
    await connection.query('rollback')
    throw new Error(`migration ${name} failed: ${(cause as Error).message}`, { cause })
  }
}

/** Statements end with a semicolon at the end of a line; inside $$ … $$ such lines belong to the function. */
export function statementsOf(text: string): string[] {
  const statements: string[] = []
  let current = ''
  for (const line of text.split('\n')) {
    current += `${line}\n`
    const insideFunction = (current.match(/\$\$/g)?.length ?? 0) % 2 === 1
    if (!insideFunction && line.trimEnd().endsWith(';')) {
      statements.push(current.trim())
      current = ''
    }
  }
  return statements
}
