import pg from 'pg'
import { StartupProblem } from '../kernel/startup-problem.ts'
import { bringToBaseline, isEarlier } from './earlier-database.ts'
import { readMigrations, statementsOf, type Migration } from './migration-files.ts'

/** The advisory lock that lets only one process migrate at a time. */
export const migrationLock = 7_064_001

/** Brings the schema up to date with numbered SQL files, forward only, each in its own transaction, one process at a time. A database from before the baseline
 *  is upgraded to it first. Uses a separate connection without a statement timeout, because building an index on a large table, or waiting for a process that
 *  builds one, can take long. Throws a StartupProblem if the database has migrations that differ from the files. `prepare` creates what migrations depend on;
 *  it runs after this check. With other `migrations` than all of them, the schema of an earlier version. */
export async function migrate(
  config: pg.PoolConfig,
  prepare: () => Promise<void> = async () => {},
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  const connection = new pg.Client({ application_name: 'stoa-migrate', ...config, query_timeout: 0 })
  // If the connection breaks, the running statement fails. Without a listener, the event would end the process.
  connection.on('error', () => {})
  await connection.connect()
  try {
    // Set here, because parameters of the connection string (`?statement_timeout=…`) take precedence over the options of the client.
    await connection.query('set statement_timeout = 0; set lock_timeout = 0')
    await connection.query(`select pg_advisory_lock(${migrationLock})`)
    await connection.query(
      'create table if not exists stoa_migrations (name text primary key, applied_at timestamptz not null default now(), checksum text)',
    )
    await connection.query('alter table stoa_migrations add column if not exists checksum text')
    if (isEarlier(await appliedTo(connection))) await bringToBaseline(connection, migrations)
    const applied = await appliedTo(connection)
    checkApplied(applied, migrations)
    await prepare()
    for (const migration of migrations) if (!applied.has(migration.name)) await apply(connection, migration)
  } finally {
    // Ends the session and releases the advisory lock.
    await connection.end()
  }
}

/** The migrations of a database by name, with their checksums. */
async function appliedTo(connection: pg.Client): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await connection.query<{ name: string; checksum: string | null }>('select name, checksum from stoa_migrations')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** Throws if an applied migration has no file or its file was changed: two databases of one version must not differ. */
function checkApplied(applied: ReadonlyMap<string, string | null>, migrations: readonly Migration[]): void {
  for (const [name, checksum] of applied) {
    const migration = migrations.find((one) => one.name === name)
    if (!migration)
      throw new StartupProblem(
        `The database is newer than this version of Stoa: it has the migration ${name}.`,
        'Start the version of Stoa that last used this database, or a later one.',
      )
    if (migration.checksum !== checksum)
      throw new StartupProblem(
        `The migration ${name} was changed after it was applied to this database.`,
        'Restore the file and put the change into a new migration.',
      )
  }
}

export async function apply(connection: pg.Client, { name, text, checksum }: Migration): Promise<void> {
  await connection.query('begin')
  try {
    for (const statement of statementsOf(text)) await connection.query(statement)
    await connection.query('insert into stoa_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await connection.query('commit')
  } catch (cause) {
    await connection.query('rollback')
    throw new Error(`migration ${name} failed: ${(cause as Error).message}`, { cause })
  }
}
