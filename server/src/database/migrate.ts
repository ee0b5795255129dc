import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import type { Database } from './connect.ts'

const folder = new URL('../../migrations/', import.meta.url)
const advisoryLock = 7_064_001

/** Brings the schema up to date: numbered SQL files, forward only, each in its own transaction, one process at a time. */
export async function migrate(database: Database): Promise<void> {
  const connection = await database.connection()
  try {
    await connection.query(`select pg_advisory_lock(${advisoryLock})`)
    await connection.query(
      'create table if not exists stoa_migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await connection.query<{ name: string }>('select name from stoa_migrations')
    const applied = new Set(rows.map((row) => row.name))
    for (const name of migrationNames()) if (!applied.has(name)) await apply(connection, name)
  } finally {
    await connection.query(`select pg_advisory_unlock(${advisoryLock})`).catch(() => {})
    connection.release()
  }
}

export const migrationNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()

async function apply(connection: pg.PoolClient, name: string): Promise<void> {
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
